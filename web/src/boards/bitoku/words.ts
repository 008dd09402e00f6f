// Bitoku's board in words.
import type { Catalogue, Described, Prompt } from "../../generated/protocol";
import type { View } from "../../generated/views/bitoku";
import { about, type TextPart, type TextRow } from "../../table/text";
import type { Words } from "../../words/words";
import { building, descriptionOf, effectOf, effectWords, rowOf, virtueOf, worthOf } from "./printed";

type Actor = View["actors"][number];

export function inWords(view: View, words: Words, catalogue: Catalogue | null): TextPart[] {
  const say = (key: string, args: Record<string, string | number> = {}): string => words.say(`board-${key}`, args);
  const who = (actor: number): string => words.player(actor + 1);
  const effect = (text: string): string => (text === "-" ? "" : effectWords(words, text));
  const described = (domain: string, id: string): string => descriptionOf(words, catalogue, domain, id);
  const price = (text: string | undefined): string => (text && text !== "-" ? `${say("cost")}: ${effect(text)}` : "");
  const dice = (list: readonly { actor: number; value: number }[]): string =>
    list.map((die) => `${who(die.actor)} ${die.value}`).join(", ");
  const where = (at: string): string => say(at === "locked" || at === "unlocked" ? at : "out");
  const list = (title: string, ids: readonly string[], name: (id: string) => string): string =>
    ids.length > 0 ? `${title}: ${ids.map(name).join(", ")}` : "";

  function person(actor: Actor, row: number): TextPart {
    const rows: TextRow[] = [
      {
        id: "goods",
        text: about(
          say("goods"),
          Object.entries(actor.goods)
            .filter(([, n]) => n > 0)
            .map(([good, n]) => words.say(`count-${good}`, { n }))
            .join(", ") || say("none"),
          actor.amulets.some((n) => n > 0) &&
            `${say("amulets")}: ${actor.amulets.flatMap((n, place) => (n > 0 ? [`+${place + 1} ×${n}`] : [])).join(", ")}`,
          say("pilgrims", { n: actor.awake }),
          say("built", { n: actor.built }),
          say("deck", { n: actor.deck }),
          say("discard", { n: actor.discard.length }),
          actor.passed && say("passed"),
        ),
      },
      ...actor.dice.map((die, slot) => {
        const [yokai, crystal] = [actor.slots[slot], actor.crystals[slot]];
        return {
          id: `slot-${slot}`,
          text: about(
            words.name("slot", ["left", "middle", "right"][slot] ?? ""),
            `${words.say("web-text-own-die", { n: die.value })}, ${where(die.at)}`,
            yokai ? described("yokai", yokai) : "",
            crystal ? described("crystal", crystal) : "",
          ),
          things: [`slot:${["left", "middle", "right"][slot] ?? ""}`, `own-die:${die.value}`],
        };
      }),
      ...(actor.hand ?? []).map((card) => ({
        id: `hand-${card}`,
        text: `${say("hand")}: ${[described("yokai", card), virtueOf(words, catalogue, card)].filter(Boolean).join("; ")}`,
        things: [`yokai:${card}`],
      })),
      {
        id: "rest",
        text: [
          list(
            say("crystals"),
            actor.crystals.slice(3).filter((one) => one !== null),
            (id) => described("crystal", id),
          ),
          list(
            say("mitama"),
            actor.pairs.map((pair) => pair.join(" ")),
            (pair) => {
              const [mitama = "", fly = ""] = pair.split(" ");
              return `${words.name("mitama", mitama)} + ${words.name("dragonfly", fly)}`;
            },
          ),
          list(say("waiting"), actor.mitama, (id) => described("mitama", id)),
          list(say("display-dragonfly"), actor.dragonflies, (id) => described("dragonfly", id)),
          list(
            say("rocks"),
            actor.rocks.map((rock) => rock.id),
            (id) => words.name("rock", id),
          ),
          list(say("visions"), actor.visions, (id) => `${words.name("vision", id)} (${worthOf(catalogue, id)})`),
        ]
          .filter(Boolean)
          .join("; "),
      },
      ...actor.path.map((card, place) => ({
        id: `path-${card}`,
        text: `${place < actor.step ? "✓ " : ""}${say("bitoku", { n: actor.step })}: ${described("bitoku", card)}`,
        things: place === actor.step ? ["step", `bitoku:${card}`] : [`bitoku:${card}`],
      })),
    ];
    return {
      id: `actor-${row}`,
      title: `${who(row)}: ${actor.vp} ${words.say("good-vp")}`,
      rows: rows.filter(({ text }) => text !== ""),
    };
  }

  const regions = view.regions.map((region): TextPart => {
    const display: Record<string, string[]> = { yomi: ["mitama", "dragonfly"], forges: ["crystal", "building"] };
    const track = region.kodama
      .flatMap((space, actor) => (space > 0 ? [`${who(actor)} ${space}`] : []))
      .concat(region.neutral !== null ? [`${say("neutral")} ${region.neutral}`] : []);
    return {
      id: region.id,
      title: words.name("region", region.id),
      rows: [
        ...(region.id === "home"
          ? view.home.map((space, place) => ({
              id: `home-${space.id}`,
              text: about(
                `${place + 1} ${words.name("home", space.id)}`,
                effect(effectOf(catalogue, "home", space.id)),
                space.die !== null && dice([space.die]),
              ),
              things: [`home:${space.id}`],
            }))
          : [
              {
                id: "dice",
                text: about(
                  say("dice"),
                  dice(region.dice),
                  `${say("free")}: ${Math.max(0, region.spaces - region.dice.length)}`,
                ),
                things: [`region:${region.id}`],
              },
              ...(catalogue?.components.tables.forest ?? [])
                .filter((row) => row.region === region.id)
                .map((row) => ({
                  id: `forest-${row.id ?? ""}`,
                  text: about(
                    words.say("web-text-die", { n: Number(row.die) }),
                    effect(row.effect ?? "-") || words.name("forest", row.id ?? ""),
                  ),
                  things: [`forest:${row.id ?? ""}`],
                })),
            ]),
        {
          id: "kodama",
          text: about(say("kodama"), track.join(", "), `${say("lake")}: ${region.rewards.join(" / ")}`),
          things: [`kodama:${region.id}`],
        },
        ...region.sites.map((site) => {
          const tile = site.building === null ? undefined : building(catalogue, site.building);
          const kind = say(`type-${rowOf(catalogue, "places", site.id)?.type ?? "ancient"}`);
          return {
            id: site.id,
            text:
              site.building === null
                ? `${say("free")}: ${kind}`
                : about(
                    words.name("building", site.building),
                    tile?.die && words.say("web-text-die", { n: Number(tile.die) }),
                    effect(tile?.action ?? "-"),
                    site.owner !== null && who(site.owner),
                  ),
            things: site.building === null ? [] : [`building:${site.building}`],
          };
        }),
        ...view.displays
          .filter((one) => display[region.id]?.includes(one.id))
          .flatMap((one) =>
            one.tiles.flatMap((tile, place) => {
              if (tile === null) return [];
              const spot = rowOf(catalogue, "displays", `${one.id}-${place + 1}`);
              return [
                {
                  id: `${one.id}-${place + 1}`,
                  text: about(
                    `${say(`display-${one.id}`)} ${place + 1}`,
                    described(one.id, tile),
                    price(spot?.cost),
                    spot?.gain && spot.gain !== "-" && `→ ${effect(spot.gain)}`,
                  ),
                  things: [`display:${one.id}:${place + 1}`, `building:${tile}`],
                },
              ];
            }),
          ),
      ],
    };
  });

  const bridgeOf = (id: string): number => Number(rowOf(catalogue, "paths", id)?.bridge ?? 0);
  /** Where a pilgrim can go from a space of the main paths: the spaces ahead, and the branch beside it. */
  function leadsTo(id: string): string {
    const row = rowOf(catalogue, "paths", id);
    const ahead = (row?.next ?? "-").split("+").flatMap((next) => {
      const name = next.trim();
      return name === "-" ? [] : [words.name("node", name)];
    });
    const branch = view.branches.find((one) => one.id === row?.branch);
    const aside = branch === undefined ? [] : [nameOfBranch(branch)];
    const places = [...ahead, ...aside].join(", ");
    return places === "" ? "" : words.say("web-text-leads", { places });
  }
  const nameOfBranch = (branch: View["branches"][number]): string =>
    branch.gate === null ? words.name("board-branch", branch.id) : words.name("gate", branch.gate);

  const own = view.actors.findIndex((actor) => actor.hand !== null);
  const people = view.actors.map((actor, row) => ({ actor, row }));
  return [
    {
      id: "game",
      title: say("year", { year: view.year }),
      rows: [{ id: "order", text: about(say("order"), view.order.map(who).join(", ")), things: ["order"] }],
    },
    ...people
      .sort((one, two) => Number(two.row === own) - Number(one.row === own) || one.row - two.row)
      .map(({ actor, row }) => person(actor, row)),
    ...(view.tengu === null
      ? []
      : [
          {
            id: "tengu",
            title: say("tengu"),
            rows: [
              {
                id: "tile",
                text: about(
                  say(view.tengu.active ? "active" : "inactive"),
                  list(say("cards"), view.tengu.row, (id) => words.name("tengu", id)),
                  `${say("crystals")}: ${view.tengu.crystals}`,
                ),
              },
            ],
          },
        ]),
    {
      id: "hills",
      title: say("hills"),
      rows: view.hills.map((hill) => ({
        id: hill.id,
        text: about(
          words.name("hill", hill.id),
          dice(hill.dice),
          hill.covered[0] ? "" : hill.bitoku !== null && described("bitoku", hill.bitoku),
          hill.covered[1] ? "" : hill.yokai !== null && described("yokai", hill.yokai),
          hill.covered[2] ? say("covered") : words.name("favour", "two"),
        ),
        things: ["bitoku", "yokai", "two"].map((favour) => `favour:${hill.id}:${favour}`),
      })),
    },
    ...regions,
    {
      id: "garden",
      title: say("garden"),
      rows: view.garden.map((rock) => ({ id: rock, text: words.name("rock", rock), things: [`rock:${rock}`] })),
    },
    {
      id: "paths",
      title: say("paths"),
      rows: [
        ...view.nodes.map((node) => ({
          id: node.id,
          text: about(
            words.name("node", node.id),
            bridgeOf(node.id) > 0 && words.say("web-text-bridge", { n: bridgeOf(node.id) }),
            leadsTo(node.id),
            node.pilgrims.flatMap((n, actor) => (n > 0 ? [`${who(actor)} ×${n}`] : [])).join(", "),
          ),
          things: [`to:${node.id}`],
        })),
        ...view.branches.map((branch) => ({
          id: branch.id,
          text: about(
            branch.gate === null ? words.name("board-branch", branch.id) : described("gate", branch.gate),
            branch.spaces
              .map((space) =>
                space.actor === null ? effect(effectOf(catalogue, "space", space.id)) : who(space.actor),
              )
              .join(", "),
          ),
          things: branch.spaces.map((space) => `to:${space.id}`),
        })),
      ],
    },
    {
      id: "piles",
      title: words.say("web-text-supply"),
      rows: Object.entries(view.piles).map(([pile, n]) => ({
        id: pile,
        text: `${say(`piece-${pile}`)}: ${say("pile", { n })}`,
      })),
    },
  ].filter((part) => part.rows.length > 0);
}

/** What a die can do in a region: its forest actions that the die reaches, and the buildings there. */
export function optionSays(
  option: Described,
  prompt: Prompt,
  view: View,
  catalogue: Catalogue | null,
  words: Words,
): string {
  const { region, place } = option.args;
  if (option.key === "place" && typeof region === "string") {
    const die = Number(prompt.args.die ?? 6);
    const actions = (catalogue?.components.tables.forest ?? [])
      .filter((row) => row.region === region && Number(row.die) <= die)
      .map((row) => effectWords(words, row.effect ?? "-"));
    const buildings = (view.regions.find((one) => one.id === region)?.sites ?? []).flatMap((site) => {
      const tile = site.building === null ? undefined : building(catalogue, site.building);
      return site.building !== null && tile && Number(tile.die) <= die
        ? [`${words.name("building", site.building)}: ${effectWords(words, tile.action ?? "-")}`]
        : [];
    });
    return [...actions, ...buildings].join("; ");
  }
  // The price of a place in a display.
  const display = { spirit: "mitama", fly: "dragonfly", crystal: "crystal" }[option.key];
  const spot = display && rowOf(catalogue, "displays", `${display}-${String(place)}`);
  if (!spot) return "";
  const cost = spot.cost && spot.cost !== "-" ? `${words.say("board-cost")}: ${effectWords(words, spot.cost)}` : "";
  return [cost, spot.gain && spot.gain !== "-" ? `→ ${effectWords(words, spot.gain)}` : ""].filter(Boolean).join("; ");
}
