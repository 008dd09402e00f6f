// Who one is for the server: nobody yet, a guest, or an account. A guest comes by itself with the first table.
import type { Me } from "../made/protocol";
import * as api from "../net/api";
import { prefs } from "../prefs.svelte";
import { notOffered } from "../ui/problems";
import { follow, keep } from "./tastes";

class Myself {
  /** Who one is; null for nobody yet. */
  now = $state.raw<Me | null>(null);
  /** `unknown`: not asked yet; `none`: this server keeps no people; `away`: it does not answer. */
  state = $state<"unknown" | "here" | "none" | "away">("unknown");
  private asking: Promise<void> | null = null;

  /** Asks the server, once. */
  load(): Promise<void> {
    this.asking ??= api.me().then(
      (me) => this.take(me),
      (error: unknown) => {
        this.asking = null;
        this.state = notOffered(error) ? "none" : "away";
      },
    );
    return this.asking;
  }

  take(me: Me | null): void {
    this.now = me;
    this.state = "here";
    this.asking = Promise.resolve();
    if (me && me.name !== "" && prefs.name === "") prefs.call(me.name);
    follow(me);
  }

  /** One's taste may have changed. */
  keepTastes(): void {
    keep(this.now);
  }

  /** Somebody, at least a guest: for what the server keeps for a person. */
  async somebody(): Promise<void> {
    await this.load();
    if (!this.now) this.take(await api.becomeGuest(prefs.name));
  }

  async signUp(login: string, password: string, email: string | null): Promise<void> {
    await this.somebody();
    this.take(await api.signUp(login, password, email));
  }

  async logIn(login: string, password: string): Promise<void> {
    this.take(await api.logIn(login, password));
  }

  async logOut(): Promise<void> {
    await api.logOut();
    this.take(null);
  }

  async leave(password: string): Promise<void> {
    await api.deleteAccount(password);
    this.take(null);
  }

  /** Told to the server as well, where it knows one. */
  async rename(name: string): Promise<void> {
    prefs.call(name);
    if (this.now) this.now = await api.changeMe({ name });
  }
}

export const myself = new Myself();
