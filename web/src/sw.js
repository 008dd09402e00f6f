// The service worker. It caches the app shell, the list of games and their messages, so that the app opens at once and
// also without a network. It shows a notification when the server pushes one. All other requests to api/ and ws/ go to
// the server. The build fills in FILES, SHELL, the texts of notifications and the version (vite.config.ts).
const FILES = /* the build's files */ [];
const SHELL = /* those that every page needs */ [];
const CACHE = "sanmon-VERSION";

/** The cache for the list of games and for messages of games that were opened; it outlives a build. */
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

// Delete the caches of older builds, except for files that this build also has: built files have a hash in their names.
self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      for (const name of await caches.keys()) {
        if (name === CACHE || name === GAMES || !name.startsWith("sanmon-")) continue;
        if (name.includes(" ")) continue; // of the pages that play in the browser
        const old = await caches.open(name);
        for (const request of await old.keys()) {
          const same = paths.has(request.url) && request.url.includes("/assets/");
          const cached = same || request.url === LANGUAGE ? await old.match(request) : undefined;
          if (cached) await cache.put(request, cached);
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
  // The page itself: from the server or, if that cannot be reached, from the cache.
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
  // With a fingerprint in the address, messages never change.
  if (/\/api\/games\/[^/]+\/words\/[^/]+$/.test(url.pathname) && url.searchParams.has("v"))
    return event.respondWith(wordsOfGame(request));
  // Built files never change under their names, so a cached one is always right.
  if (!paths.has(url.href)) return;
  event.respondWith(
    caches.match(request).then(
      (cached) =>
        cached ??
        fetch(request).then(async (answer) => {
          if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
          return answer;
        }),
    ),
  );
});

/** The list from the server; if that cannot be reached, the cached one, with a header that says so. */
async function listOfGames(request) {
  const cache = await caches.open(GAMES);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const cached = await cache.match(request);
    if (!cached) throw error;
    return new Response(cached.body, { headers: { "content-type": "application/json", "x-kept": "1" } });
  }
}

/** Cached messages, or those of the server, which replace older ones. */
async function wordsOfGame(request) {
  const cache = await caches.open(GAMES);
  const cached = await cache.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.delete(request, { ignoreSearch: true });
    await cache.put(request, answer.clone());
  }
  return answer;
}

// The texts of a notification besides the title of the game, which the push contains. A push must be shown even if
// nothing can be loaded.
const YOUR_TURN = /* by language: your turn */ {};
const OVER = /* by language: the game is over */ {};

/** The cache entry for the language of the pages. */
const LANGUAGE = new URL("language", here).href;
self.addEventListener("message", (event) => {
  if (typeof event.data?.language !== "string") return;
  event.waitUntil(caches.open(CACHE).then((cache) => cache.put(LANGUAGE, new Response(event.data.language))));
});

/** The language that the pages sent last (people/push), or else the browser's; English if the text is not in it. */
async function noticeLanguage(texts) {
  const cached = await caches.match(LANGUAGE);
  const wanted = cached ? [await cached.text()] : (self.navigator.languages ?? []);
  return wanted.flatMap((one) => [one, one.split("-")[0]]).find((one) => one in texts) ?? "en";
}

/**
 * Shows a notification for a push, which says whose turn it is at which table (Turn of server/people/notices.py) and
 * nothing of the game itself.
 */
async function showNotice(turn) {
  const texts = turn.phase === "over" ? OVER : YOUR_TURN;
  const language = await noticeLanguage(texts);
  await self.registration.showNotification(turn.titles?.[language] ?? "Sanmon", {
    body: [turn.name, texts[language]].filter(Boolean).join(" · "),
    lang: language,
    icon: new URL("icon-192.png", here).href,
    badge: new URL("icon-192.png", here).href,
    tag: turn.table ?? "sanmon", // one notification per table
    renotify: Boolean(turn.table),
    data: { href: turn.table ? `#/table/${encodeURIComponent(turn.table)}` : "#/games" },
  });
}

self.addEventListener("push", (event) => {
  let turn = null;
  try {
    turn = event.data?.json();
  } catch {
    // a push without readable data still shows a notification
  }
  event.waitUntil(showNotice(turn ?? {}));
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
      await same.focus().catch(() => undefined); // some browsers do not allow it
      if (same.url !== wanted) await same.navigate(wanted);
    })(),
  );
});
