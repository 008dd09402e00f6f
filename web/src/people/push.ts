// Push notifications: the server sends one when it is the player's turn, and the service worker shows it.
import * as api from "../net/api";
import { myself } from "./me.svelte";

export type PushState = "none" | "off" | "on" | "denied";

const bytes = (key: string): Uint8Array<ArrayBuffer> => {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  const found = new Uint8Array(text.length);
  for (let place = 0; place < text.length; place += 1) found[place] = text.charCodeAt(place);
  return found;
};

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export async function pushState(): Promise<PushState> {
  const here = await registration();
  if (!here) return "none";
  if (Notification.permission === "denied") return "denied";
  return (await here.pushManager.getSubscription()) ? "on" : "off";
}

/** Tells the service worker the language of the pages, for its notifications. */
export async function tellLanguage(language: string): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ language });
}

/** Asks the reader for permission, subscribes the browser and sends the subscription to the server. */
export async function turnOn(): Promise<PushState> {
  const here = await registration();
  if (!here) return "none";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  await myself.ensureGuest();
  const { key } = await api.pushKey();
  const subscription = await here.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  try {
    await api.subscribe(subscription.toJSON());
  } catch (error) {
    await subscription.unsubscribe(); // a subscription that the server does not know brings nothing
    throw error;
  }
  return "on";
}

export async function turnOff(): Promise<PushState> {
  const here = await registration();
  const subscription = await here?.pushManager.getSubscription();
  if (!subscription) return here ? "off" : "none";
  await subscription.unsubscribe();
  await api.unsubscribe(subscription.endpoint);
  return "off";
}
