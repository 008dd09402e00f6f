// The site's own service worker: it keeps a whole version, and says when another one has loaded.
class Update {
  /** Another version is ready. */
  ready = $state(false);
  private waiting: ServiceWorker | null = null;

  /** Registers the service worker, and watches for a new version. */
  async watch(): Promise<void> {
    // A tab of another version than its service worker would miss files. Its game goes on where it stood.
    if (navigator.serviceWorker.controller)
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    const registration = await navigator.serviceWorker.register("./sw.js");
    const found = (): void => {
      if (!registration.waiting || !navigator.serviceWorker.controller) return;
      this.waiting = registration.waiting;
      this.ready = true;
    };
    found();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", found));
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) void registration.update().catch(() => undefined);
    });
  }

  /** Changes to the new version, in all tabs: their games go on where they stood. */
  use(): void {
    this.waiting?.postMessage("use");
  }
}

export const update = new Update();
