// The service worker: keeps the shell of the app, so that it opens at once and without a network says so itself, with the list of games and their words;
// shows notices when the server pushes one. Whatever else is asked of the server (api/, ws/) is answered by the server alone.
// FILES and VERSION are put in by the build (vite.config.ts).
const FILES = /* the build's files */ [];
const SHELL = /* those that every page needs */ [];
const CACHE = "sanmon-VERSION";

/** The list of games and the words of those that were looked at: they outlive a build. */
const GAMES = "sanmon-games";

const here = new URL("./", self.location.href);
const paths = new Set(FILES.map((file) => new URL(file, here).href));

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(["./", ...SHELL]))
      .then(() => self.skipWaiting()),
  );
});

// What an older build kept goes, but for files that are the same in this one: their names say so.
self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      for (const name of await caches.keys()) {
        if (name === CACHE || name === GAMES || !name.startsWith("sanmon-")) continue;
        const old = await caches.open(name);
        for (const request of await old.keys()) {
          const same = paths.has(request.url) && request.url.includes("/assets/");
          const kept = same || request.url === LANGUAGE ? await old.match(request) : undefined;
          if (kept) await cache.put(request, kept);
        }
        await caches.delete(name);
      }
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== here.origin) return;
  // The page itself: the newest there is; the kept one if the server cannot be reached.
  if (request.mode === "navigate" && url.pathname === here.pathname) {
    event.respondWith(
      fetch(request)
        .then(async (answer) => {
          if (answer.ok) await (await caches.open(CACHE)).put("./", answer.clone());
          return answer;
        })
        .catch(async () => (await caches.match("./")) ?? Response.error()),
    );
    return;
  }
  if (url.pathname === `${here.pathname}api/games`) return event.respondWith(listOfGames(request));
  // With a fingerprint, words never change.
  if (/\/api\/games\/[^/]+\/words\/[^/]+$/.test(url.pathname) && url.searchParams.has("v"))
    return event.respondWith(wordsOfGame(request));
  // Built files never change under their names: one that is kept is the right one.
  if (!paths.has(url.href)) return;
  event.respondWith(
    caches.match(request).then(
      (kept) =>
        kept ??
        fetch(request).then(async (answer) => {
          if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
          return answer;
        }),
    ),
  );
});

/** The newest list there is; if the server cannot be reached, the kept one, with a header that says so. */
async function listOfGames(request) {
  const cache = await caches.open(GAMES);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (!kept) throw error;
    return new Response(kept.body, { headers: { "content-type": "application/json", "x-kept": "1" } });
  }
}

/** Kept words, or those of the server, which take the place of older ones. */
async function wordsOfGame(request) {
  const cache = await caches.open(GAMES);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.delete(request, { ignoreSearch: true });
    await cache.put(request, answer.clone());
  }
  return answer;
}

// What a notice says besides the title of the game, which comes with it: a push must be shown even when nothing else can be fetched.
const YOUR_TURN = { en: "It is your turn.", cs: "Jste na tahu.", ru: "Ваш ход." };
const OVER = { en: "The game is over.", cs: "Hra skončila.", ru: "Игра окончена." };

/** The language of the pages is kept beside them. */
const LANGUAGE = new URL("language", here).href;
self.addEventListener("message", (event) => {
  if (typeof event.data?.language !== "string") return;
  event.waitUntil(caches.open(CACHE).then((cache) => cache.put(LANGUAGE, new Response(event.data.language))));
});

/** What the pages said last (people/push); else the browser's language. */
async function tongueOf() {
  const kept = await caches.match(LANGUAGE);
  const told = kept ? await kept.text() : "";
  return (
    [told, ...(self.navigator.languages ?? [])].map((one) => one.slice(0, 2)).find((one) => one in YOUR_TURN) ?? "en"
  );
}

/** The server tells whose turn it is, at which table of which game (Turn of server/people/notices.py), and nothing of the game itself. */
async function show(turn) {
  const tongue = await tongueOf();
  await self.registration.showNotification(turn.titles?.[tongue] ?? "Sanmon", {
    body: [turn.name, (turn.phase === "over" ? OVER : YOUR_TURN)[tongue]].filter(Boolean).join(" · "),
    lang: tongue,
    icon: new URL("icon-192.png", here).href,
    badge: new URL("icon-192.png", here).href,
    tag: turn.table ?? "sanmon", // one notice for each table
    renotify: Boolean(turn.table),
    data: { href: turn.table ? `#/table/${encodeURIComponent(turn.table)}` : "#/games" },
  });
}

self.addEventListener("push", (event) => {
  let turn = null;
  try {
    turn = event.data?.json();
  } catch {
    // a push without words still says that something waits
  }
  event.waitUntil(show(turn ?? {}));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data?.href ?? "#/games", here).href;
  event.waitUntil(
    (async () => {
      if (new URL(wanted).origin !== here.origin) return;
      const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const same = pages.find((page) => page.url === wanted) ?? pages[0];
      if (!same) return void (await self.clients.openWindow(wanted));
      await same.focus().catch(() => undefined); // some browsers keep their windows where they are
      if (same.url !== wanted) await same.navigate(wanted);
    })(),
  );
});
