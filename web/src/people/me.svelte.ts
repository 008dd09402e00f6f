// The reader's identity on the server: none yet, a guest or an account. The first table makes the reader a guest.
import type { Me } from "../generated/protocol";
import * as api from "../net/api";
import { prefs } from "../prefs.svelte";
import { notOffered } from "../ui/problems";
import { pullPrefs, pushPrefs } from "./sync";

const STAND_IN = "level-3";

class Myself {
  /** The identity; null if there is none yet. */
  now = $state.raw<Me | null>(null);
  /** `unknown`: not requested yet; `none`: the server stores no identities; `away`: it does not respond. */
  state = $state<"unknown" | "here" | "none" | "away">("unknown");
  private loading: Promise<void> | null = null;

  /** Requests the identity, once. */
  load(): Promise<void> {
    this.loading ??= api.me().then(
      (me) => this.set(me),
      (error: unknown) => {
        this.loading = null;
        this.state = notOffered(error) ? "none" : "away";
      },
    );
    return this.loading;
  }

  set(me: Me | null): void {
    this.now = me;
    this.state = "here";
    this.loading = Promise.resolve();
    if (me && me.name !== "" && prefs.name === "") prefs.setName(me.name);
    pullPrefs(me);
  }

  /** Sends changed preferences to the account. */
  syncPrefs(): void {
    pushPrefs(this.now);
  }

  /** Makes the reader at least a guest, for what the server stores per person. */
  async ensureGuest(): Promise<void> {
    await this.load();
    if (!this.now) this.set(await api.becomeGuest(prefs.name));
  }

  async signUp(login: string, password: string, email: string | null): Promise<void> {
    await this.ensureGuest();
    this.set(await api.signUp(login, password, email));
  }

  async logIn(login: string, password: string): Promise<void> {
    this.set(await api.logIn(login, password));
  }

  async logOut(): Promise<void> {
    await api.logOut();
    this.set(null);
  }

  async deleteAccount(password: string): Promise<void> {
    await api.deleteAccount(password);
    this.set(null);
  }

  /** The agent that plays for the reader when they are away. */
  get standIn(): string {
    const chosen = this.now?.preferences.stand_in;
    return typeof chosen === "string" ? chosen : STAND_IN;
  }

  async setStandIn(agent: string): Promise<void> {
    await this.ensureGuest();
    this.now = await api.changeMe({ preferences: { ...this.now?.preferences, stand_in: agent } });
  }

  async changePassword(password: string, next: string): Promise<void> {
    this.set(await api.changePassword(password, next));
  }

  async changeEmail(email: string): Promise<void> {
    this.set(await api.changeMe({ email }));
  }

  /** Changes the name here and, if the server knows the reader, there. */
  async rename(name: string): Promise<void> {
    prefs.setName(name);
    if (this.now) this.now = await api.changeMe({ name });
  }
}

export const myself = new Myself();
