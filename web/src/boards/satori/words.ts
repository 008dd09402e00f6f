// Satori's board in words.
import type { View } from "../../generated/views/satori";
import { about, facts, type TextPart, type TextRow } from "../../table/text";
import type { Words } from "../../words/words";

const COLOURS = ["grey", "purple", "orange"];
const GOODS = ["wood", "stone", "mon", "emerald", "incense"] as const;

export function inWords(view: View, words: Words): TextPart[] {
  const say = (key: string): string => words.say(`board-${key}`);
  const part = (id: string, title: string, rows: TextRow[]): TextPart => ({ id, title, rows });
  const effect = (text: string | null | undefined): string => (text && text !== "-" ? words.effect(text) : "");
  const labelled = (key: string, text: string): string => (text === "" ? "" : `${say(key)}: ${text}`);
  const who = (row: number): string => words.player(row + 1);
  const counts = (list: readonly number[]): string =>
    list.flatMap((n, place) => (n > 0 ? [`${words.name("colour", COLOURS[place] ?? "")} ${n}`] : [])).join(", ");
  const named = (domain: string, { id, effect: text }: { id: string; effect: string }): TextRow => ({
    id,
    text: about(words.name(domain, id), effect(text)),
    things: [`${domain}:${id}`],
  });

  const players = view.players.map((player, row): TextRow => {
    const goods = GOODS.filter((good) => player[good] > 0).map((good) =>
      words.say(`count-${good}`, { n: player[good] }),
    );
    return {
      id: String(row),
      text: about(
        who(row),
        `${player.points} ${say("points")}`,
        ...goods,
        `${say("tiles")}: ${player.tiles}`,
        `${say("monks")}: ${player.monks}`,
        `${say("jokoro")}: ${player.jokoros}`,
        player.offering > 0 && `${say("offerings")}: ${player.offering}`,
        player.altars > 0 && `${say("own-altars")}: ${player.altars}`,
        player.sun > 0 && words.say("board-sun", { n: player.sun }),
        player.amulet !== null && `${say("amulet")}: ${words.name("amulet", player.amulet)}`,
        player.wheel !== null && words.name("wheel", player.wheel),
      ),
    };
  });

  return [
    part("people", words.say("web-text-players"), [
      { id: "round", text: words.say("board-head", { round: view.round, turns: view.turns_left }) },
      ...players,
      { id: "order", text: words.say("board-order", { seats: view.order.map(who).join(", ") }) },
      ...(view.bells.length > 0
        ? [{ id: "bells", text: words.say("board-bells", { seats: view.bells.map(who).join(", ") }) }]
        : []),
    ]),
    part(
      "sanmon",
      say("sanmon"),
      COLOURS.map((colour, place) => ({
        id: colour,
        text: `${words.name("colour", colour)}: ${view.sanmon[place] ?? 0}`,
        things: [`colour:${colour}`],
      })),
    ),
    part("altars", say("altars"), [
      ...view.altars.map((altar) => ({
        id: altar.id,
        text: about(
          words.name("altar", altar.id),
          altar.colour !== null && words.name("colour", altar.colour),
          labelled("left", effect(altar.left)),
          labelled("right", effect(altar.right)),
          altar.owner !== null && `${say("owner")}: ${who(altar.owner)}`,
          altar.jokoro ? `✓ ${say("jokoro")}` : labelled("jokoro", effect(altar.jokoro_cost)),
          labelled("visitors", counts(altar.worshippers)),
          altar.lantern !== null && `${say("lantern")}: ${words.name("colour", altar.lantern)}`,
        ),
        things: [`altar:${altar.id}`, `bowl:${altar.id}`],
      })),
      {
        id: "charity",
        text: about(words.name("altar", "charity"), labelled("visitors", counts(view.charity))),
        things: ["altar:charity"],
      },
      ...(view.solo ? [] : [{ id: "plots", text: words.say("board-plots", { n: view.free_plots }), things: ["plot"] }]),
    ]),
    part("construction", say("construction"), [
      ...view.offers.flatMap((offer) =>
        offer.altar === null
          ? []
          : [
              {
                id: offer.altar,
                text: about(
                  words.name("altar", offer.altar),
                  offer.colour !== null && words.name("colour", offer.colour),
                  labelled("cost", effect(offer.cost)),
                  labelled("left", effect(offer.left)),
                  labelled("right", effect(offer.right)),
                  labelled("jokoro", effect(offer.jokoro_cost)),
                ),
                things: [`altar:${offer.altar}`],
              },
            ],
      ),
      ...view.decorations.map((decoration, place) => ({
        id: `decoration-${place}`,
        text: about(words.name("decoration", decoration.id), effect(decoration.right)),
        things: [`decoration:${decoration.id}`],
      })),
    ]),
    ...view.mountains.map((mountain) =>
      part(
        mountain.id,
        say(`mountain-${mountain.id}`),
        mountain.spaces.map((space, place) => ({
          id: space.id,
          text: about(
            words.name("space", space.id),
            place === mountain.light && words.say("web-text-light"),
            space.monk !== null && `${words.say("web-text-monk")} ${who(space.monk)}`,
            effect(space.effect),
          ),
          things: [`space:${space.id}`],
        })),
      ),
    ),
    part(
      "pagoda",
      say("pagoda"),
      view.pagoda.map((level, place) => {
        const id = place === view.pagoda.length - 1 ? "sorin" : String(place + 1);
        const points = (n: number): string => `${n} ${say("points")}`;
        const spaces = level.spaces.map((space) =>
          space === null ? words.say("web-text-free") : typeof space === "number" ? who(space) : "–",
        );
        return {
          id,
          text: about(
            words.name("level", id),
            view.round === place + 1 && words.say("web-text-architect"),
            level.tier_built
              ? `✓ ${say("tier")}`
              : labelled("tier", facts(effect(level.tier_cost), id === "sorin" ? "" : points(level.tier_points))),
            level.roof_cost !== null &&
              (level.roof_built
                ? `✓ ${say("roof")}`
                : labelled("roof", facts(effect(level.roof_cost), points(level.roof_points)))),
            level.jokoro_cost !== null && labelled("jokoro", effect(level.jokoro_cost)),
            spaces.length > 0 && labelled("placed", spaces.join(", ")),
            id === "sorin" && words.name("sorin-tile", view.sorin.id),
            id === "sorin" &&
              view.sorin.builder !== null &&
              words.say("board-sorin-by", { seat: who(view.sorin.builder) }),
          ),
          things: [`tier:${id}`, `roof:${id}`, `burner:${id}`, `level:${id}`],
        };
      }),
    ),
    part(
      "wheels",
      say("wheels"),
      view.wheels.map((wheel) => ({
        ...named("wheel", wheel),
        text: about(
          words.name("wheel", wheel.id),
          effect(wheel.effect),
          ...view.players.flatMap((player, row) =>
            player.wheel === wheel.id ? [`${words.say("web-text-hand")} ${who(row)}`] : [],
          ),
        ),
      })),
    ),
    part(
      "offerings",
      say("offerings"),
      view.offerings.map((offering) => named("offering", offering)),
    ),
    ...(view.line.length > 0
      ? [
          part(
            "line",
            say("tile"),
            view.line.map((tile) => named("tile", tile)),
          ),
        ]
      : []),
    ...(view.starting.length > 0
      ? [
          part(
            "starting",
            say("sort-starting"),
            view.starting.map((tile) => named("starting", tile)),
          ),
        ]
      : []),
    part("supply", say("supply"), [
      {
        id: "supply",
        text: Object.entries(view.supply)
          .map(([good, n]) => words.say(`count-${good}`, { n }))
          .join(", "),
      },
      { id: "bag", text: about(say("bag"), counts(view.bag)) },
    ]),
  ];
}
