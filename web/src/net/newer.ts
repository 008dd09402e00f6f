// A page that was opened before the server was updated: the parts that it has not loaded yet no longer exist.

/**
 * Reloads the page if a part of it cannot be loaded because the server has a newer version. Nothing is lost: the server
 * has every move. Without a network nothing happens, because the page would not come back.
 */
export function reloadIfNewer(): void {
  addEventListener("vite:preloadError", () => void reloadOnce().catch(() => undefined));
}

async function reloadOnce(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  const own = script && new URL(script.src).pathname.split("/").at(-1);
  if (!own) return;
  const answer = await fetch(location.pathname, { cache: "no-store" });
  // The name of the script changes with every build. With the same name, a reload would not help.
  if (answer.ok && !(await answer.text()).includes(own)) location.reload();
}
