lesson-first-title = Vaše první jezírko
lesson-first-chapter-goal = O co se hraje
lesson-first-chapter-meditate = Váš první tah
lesson-first-chapter-buy = Váš první koi
lesson-first-chapter-work = Pracovní den
lesson-first-chapter-green = Listí a štěstí
lesson-first-chapter-branch = Splněný úkol
lesson-first-chapter-lantern = Břeh, lucerna a leknín
lesson-first-chapter-market = Tržiště a plné skladiště
lesson-first-chapter-alone = Tah je na vás
lesson-first-chapter-bridge = Svitky, studny a most
lesson-first-chapter-end = Jak hra končí

# O co se hraje
lesson-first-welcome = Vítejte ve hře Koi. Vy i soupeř skládáte každý své jezírko, dílek po dílku. To vaše začíná pramenem, pěti vodními hexy. Na konci vyhrává jezírko s více vítěznými body (VB).
lesson-first-koi = Nejvíc bodů přinášejí kapři koi: malý 2 VB, střední 4 VB, velký 6 VB. Koi, který má vodu ze všech stran, je obklopený a jeho body se zdvojnásobí.
lesson-first-goals = Tohle jsou úkoly této partie. Dílek úkolu si vezme ten, kdo jako první splní jeho podmínky: ve dvou hráčích je od každého jen jeden.
lesson-first-turns = Ve svém tahu děláte jednu ze dvou věcí. Buď meditujete, tedy si vezmete kartu z nabídky, nebo pracujete, tedy stavíte ve svém jezírku. Vyzkoušíme obojí.

# Váš první tah
lesson-first-offer = Nabídka má pět polí, počítají se od balíčku. Karta na 1. poli stojí 1 minci, ostatní čtyři jsou zdarma. Většina polí vám navíc dá to, co je vyznačeno pod kartou.
lesson-first-drizzle = Jezírko potřebuje nejdřív vodu. „{ card-drizzle }“ je déšť: tři dílky vody, které hned přiložíte. A 3. pole pod kartou přidá 1 dílek vody do skladiště. Vezměte si tuto kartu.
lesson-first-drizzle-other = Dobrá karta, ale na později. Nejdřív větší jezírko: vezměte si ze 3. pole kartu „{ card-drizzle }“.
lesson-first-drizzle-work = Pracovat můžete, ale máte jen 2 dílky vody. Vezměte si ze 3. pole kartu „{ card-drizzle }“ a nechte zapršet.
lesson-first-luck-later = Ještě ne: žeton štěstí si nechte. Jeho chvíle přijde.
lesson-first-rain = Voda ze 3. pole už je ve skladišti; zisky, u kterých není co vybírat, přicházejí samy. Teď využijte kartu: nechte zapršet.
lesson-first-rain-skip = Odmítnout smíte cokoli, ale tři dílky vody zdarma by byla škoda nechat. Nechte zapršet.
lesson-first-rain-place = Nový dílek se musí dotýkat vody vašeho jezírka a už se nikdy nepřesouvá. Přiložte tyto tři k prameni: nejdřív na L14, pak na L13 a M11. Brzy uvidíte proč.
lesson-first-rain-elsewhere = I tam by dílek směl ležet. Pro náš plán ale prosím přikládejte na L14, L13 a M11, v tomto pořadí.
lesson-first-luck = Kdykoli ve svém tahu smíte použít žetony štěstí. Každý přinese do skladiště jednu z možností: 2 dílky vody, 1 listí, 1 břeh, nebo koi koupeného o minci dráž. Svůj si zatím nechte: už nic.
lesson-first-luck-keep = Žeton štěstí si zatím nechte; každý, který zbude na konci hry, je za 1 VB. Zvolte „Už nic“.
lesson-first-slide = Soupeř pracoval a umístil koi: druhý hráč začíná s jedním malým. A po vašem tahu se karty mezi balíčkem a mezerou posunuly o pole dál a na 1. pole přišla nová.

# Váš první koi
lesson-first-fourth = 4. pole dává minci a 2 dílky vody, nebo místo toho dovolí koupit koi. Leží na něm { card-breeder }, pomocník: pomůže vám pokaždé, když budete pracovat. Vezměte si ho.
lesson-first-fourth-other = Koupit koi dovolí jen 4. pole. Vezměte si z něj kartu „{ card-breeder }“.
lesson-first-fourth-work = Zatím nemáte žádného koi, kterého byste umístili. Vezměte si kartu „{ card-breeder }“ ze 4. pole a jednoho kupte.
lesson-first-benefit = { card-breeder } už patří k vám. Teď využijte i výhodu 4. pole.
lesson-first-benefit-skip = To by byla škoda: výhoda pole je zdarma. Využijte ji.
lesson-first-either = Z možností pole si vyberete jednu. Zvolte nákup koi.
lesson-first-either-coin = Mince a voda se hodí, ale jezírko bez koi body nepřinese. Zvolte nákup koi.
lesson-first-medium = Malý koi stojí 1 minci, střední 2, velký 3. Máte 2 mince: kupte středního.
lesson-first-medium-small = Za malého by vám mince zbyla, ale přinese jen polovinu bodů. Kupte středního koi.
lesson-first-storage = Koi, voda, listí a břehy čekají ve skladišti, než je umístíte. Vejde se do něj 5 hexů. Vaše 3 dílky vody zaberou tři, koi dva: přesně plno. Ukončete tah: už nic.
lesson-first-opponent = Soupeř si vzal kartu „{ card-market }“, na které je koi o minci levnější. Skladiště mu ale přeteklo, a tak 1 dílek vody vrátil do zásoby. Kontroluje se to jen na konci tahu.

# Pracovní den
lesson-first-work = A teď do práce. Váš sensei provede jednu akci: voda, zahrada, sochařství, nebo chov. Každý pomocník přidá svou, v libovolném pořadí. Dnes máte tedy akce dvě. Zvolte práci.
lesson-first-work-meditate = Další věci by se vám nevešly, skladiště je plné. Zvolte práci a udělejte místo.
lesson-first-breed = Chov znamená umístit koi ze skladiště, nebo přesunout koi v jezírku, libovolně daleko. Od toho je { card-breeder }. Zvolte středního koi.
lesson-first-breed-water = Voda přijde na řadu za chvilku. Nejdřív koi.
lesson-first-work-skip = Tím byste práci ukončili a nevyužité akce propadnou. Nejdřív tohle.
lesson-first-breed-place = Střední koi potřebuje dva sousední volné vodní hexy; volný je ten, na kterém nic neleží. Zvolte M12, jeho levý konec, a pak východ: bude ležet na M12 a M13.
lesson-first-breed-elsewhere = Plavat by tam mohl, ale těžko byste ho obklopili. Zvolte M12.
lesson-first-breed-way = Zvolte východ, aby ležel na M12 a M13.
lesson-first-around = 4 VB! Rozhlédněte se kolem tohoto koi: dotýká se ho osm hexů a na šesti už je voda. Chybějí jen N11 a L12.
lesson-first-water = Sensei má ještě akci. Akce voda přiloží až dva dílky vody ze skladiště. Zvolte vodu.
lesson-first-water-move = Váš koi už je na dobrém místě. Zvolte vodu.
lesson-first-water-place = První dílek přiložte na N11. L12 necháme volné pro něco zelenějšího.
lesson-first-water-elsewhere = Tenhle prosím přiložte na N11, vedle koi.
lesson-first-water-free = Druhý dílek je na vás: kamkoli k vodě, jen ne na L12. Hodí se třeba L15, řada se tím prodlouží. Pak zvolte „Už nic“ a práce skončí; co nevyužijete, propadne.

# Listí a štěstí
lesson-first-fifth = Karty se posouvají, takže čekání je může zlepšit. { card-gardener } se dostala na 5. pole, to nejbohatší: břeh, nebo mince s 1 listím a 1 vodou. Vezměte si ji.
lesson-first-fifth-other = { card-gardener } je to, co potřebujeme: listí a lekníny jsou její práce. Leží na 5. poli.
lesson-first-fifth-work = Zatím skoro není z čeho stavět. Na 5. poli leží { card-gardener }: vezměte si ji.
lesson-first-foliage = Využijte pole a zvolte minci, listí a vodu.
lesson-first-foliage-shore = Břehy přijdou později. Zvolte minci, listí a vodu.
lesson-first-foliage-end = Pomocník pracuje až od vašeho příštího pracovního tahu. Ukončete tah a žeton štěstí si na něj nechte: už nic.
lesson-first-garden = Znovu do práce! Teď máte tři akce: { card-breeder }, { card-gardener } a sensei.
lesson-first-garden-meditate = Všechno je připraveno na zelený den. Zvolte práci.
lesson-first-luck-soon = Ještě ne, ale za chvilku: žetony štěstí se dají použít i mezi akcemi.
lesson-first-garden-foliage = Zahrada znamená přiložit dílek listí ze skladiště, nebo leknín ze zásoby. Zvolte listí.
lesson-first-garden-other = To počká. Zvolte listí.
lesson-first-garden-place = Listí má vodu na všech svých stranách, takže koi obklopuje stejně jako voda; jen na něm žádný koi nemůže být. Uzavřete kruh: L12.
lesson-first-garden-elsewhere = Kolem vašeho koi zbývá jediná mezera. Uzavřete ji: přiložte listí na L12.
lesson-first-surrounded = Obklopený: koi se počítá dvojnásobně, 8 VB místo 4. Kruh mohou uzavřít i břehy a dílky úkolů, jsou-li ke koi obrácené vodní stranou.
lesson-first-spend = Malá větev potřebuje dva dílky listí, a k těm máte blízko. To je chvíle pro žeton štěstí: vezměte si za něj listí.
lesson-first-spend-other = Vezměte si za žeton štěstí 1 listí: přesně to malé větvi chybí.
lesson-first-second = Zahradničit umí i váš sensei. Zvolte znovu listí.
lesson-first-second-other = Nejdřív listí, které vám přineslo štěstí.
lesson-first-second-place = Přiložte ho na K13. Leknín na něm jednou pomůže druhému koi.
lesson-first-second-elsewhere = Pro větev by to stačilo, ale zvolte prosím K13: vedle bude plavat druhý koi.
lesson-first-finish = { card-breeder } nemá koho umístit a váš koi ať zůstane, kde je. Zvolte „Už nic“ a práce skončí.
lesson-first-finish-move = Kdyby se přesunul, nebyl by už obklopený. Zvolte „Už nic“.

# Splněný úkol
lesson-first-claim = Na konci tahu smíte získat jeden dílek úkolu. Malá větev chce dva dílky listí bez leknínů a tři volné vodní hexy ve svém tvaru. Obojí máte: získejte ji, je za 10 VB.
lesson-first-claim-skip = Když budete čekat, může vám ji vzít soupeř. Získejte ji.
lesson-first-branch-place = Větev leží na volné vodě a pod ní už nikdo nepoplave. Zakryjte zbytek pramene: zvolte M14. Její tvar se smí otáčet i zrcadlit.
lesson-first-branch-elsewhere = Tahle voda je pro vašeho dalšího koi. Zvolte M14, ať větev leží na prameni.
lesson-first-branch-water = Větev přinese ještě až tři dílky vody, které hned přiložíte. Přikládejte na K14, K15 a L11, v tomto pořadí.
lesson-first-branch-water-other = Přikládejte prosím na K14, K15 a L11, v tomto pořadí. K14 a K15 obklopí vašeho dalšího koi.
lesson-first-branch-done = 18 VB. Druhou větev už získat nemůžete, od každého úkolu smíte mít jen jeden dílek. Podmínky se už nikdy nekontrolují, takže na listí teď mohou přijít lekníny.

# Břeh, lucerna a leknín
lesson-first-sculptor = Teď rozsvítíme. Na 5. poli je { card-sculptor }, a pole jí hned dá, co potřebuje: břeh. Vezměte si ji.
lesson-first-sculptor-other = Na lucernu potřebujete břeh a někoho, kdo ji postaví: na 5. poli je { card-sculptor }.
lesson-first-sculptor-work = Umístit můžete jen vodu. Na 5. poli je { card-sculptor }, vezměte si nejdřív ji.
lesson-first-shore = Využijte pole a zvolte břeh. Ve skladišti zabere tři hexy; s vašimi 2 dílky vody se vejde tak akorát.
lesson-first-shore-coin = Tentokrát zvolte břeh.
lesson-first-sculpt = Bez žetonů štěstí skončil váš tah sám. Soupeř si vzal kartu „{ card-breeder }“. Teď pracujte, máte čtyři akce.
lesson-first-sculpt-meditate = Na lucernu máte všechno. Zvolte práci.
lesson-first-sculpt-shore = Sochařství znamená přiložit břeh ze skladiště, nebo na břehu postavit lucernu. Začněte břehem.
lesson-first-sculpt-other = Za chvilku. Nejdřív přiložte břeh.
lesson-first-shore-place = Břeh tvoří tři hexy do oblouku. Vody se musí dotknout vodní stranou svého prostředního hexu. Prostřední hex dejte na L16: břeh bude obrácený na západ, podél celé řady L.
lesson-first-shore-elsewhere = Odtud by lucerna svítila na méně hexů. Prostřední hex dejte na L16, na konec nejdelší řady.
lesson-first-lantern = I sensei umí sochařství: postavte lucernu. Stojí na prostředním hexu břehu a je zdarma.
lesson-first-lantern-other = To přijde hned potom. Nejdřív lucerna.
lesson-first-lantern-shines = Lucerna přináší 1 VB za každý hex s dílkem v linii přímo před sebou, i za mezerou: teď 5 VB a s delší řadou víc. Za postavení jste navíc získali žeton štěstí.
lesson-first-lily-free = { card-gardener } má ještě akci. Leknín na listí přidá 1 VB každému sousednímu koi, a to před zdvojnásobením. Přiložte ho na L12, vedle svého koi; pak zvolte „Už nic“.

# Tržiště a plné skladiště
lesson-first-lily-done = S leknínem má střední koi 4 + 1 = 5 VB, zdvojnásobeno 10. Leknín se počítá každému koi, se kterým sousedí, a tak přidáme druhého.
lesson-first-market = { card-market } dovolí koupit jednoho koi o minci levněji. A leží na 5. poli, takže dostanete i nejbohatší výhodu. Vezměte si ho.
lesson-first-market-other = Chceme koi a nejlevnější je na 5. poli: { card-market }.
lesson-first-market-work = Nemáte koho umístit. Na 5. poli leží { card-market }, vezměte si ho.
lesson-first-market-space = Kartu a pole smíte využít v libovolném pořadí. Začněte polem, přinese minci: zvolte minci, listí a vodu.
lesson-first-market-space-other = Nejdřív využijte 5. pole a zvolte minci, listí a vodu.
lesson-first-market-buy = A teď { card-market }: kupte středního koi. Tady stojí jen 1 minci. ({ card-market } na 4. poli by dovolilo koupit i dva.)
lesson-first-market-buy-other = Místo máte připravené pro středního koi: kupte toho.
lesson-first-medium-skip = Bez koi nejsou body. Kupte středního koi.
lesson-first-market-end = Ve skladišti je 6 hexů z 5. To je moc, ale vadí to až na konci tahu. Zvolte „Už nic“ a uvidíte.
lesson-first-give = O hex víc, než se vejde: něco se musí vrátit do zásoby. Vodu získáte znovu nejsnáz, vraťte tedy dílek vody. Karta „{ card-storage }“ by přidala místo pro 2 hexy.
lesson-first-give-other = To budete brzy potřebovat. Vraťte dílek vody.

# Tah je na vás
lesson-first-plan = L13 a L14 jsou volné a na všech stranách kolem nich leží dílky. Střední koi tam bude hned obklopený a počítají se mu lekníny na L12 i K13.
lesson-first-alone = Tenhle tah je na vás. Vyplatí se pracovat: koi na L13, leknín na K13 a voda na prodloužení řady L. Hrajte, jak chcete, až do svého dalšího tahu.

# Svitky, studny a most
lesson-first-second-koi = Koi na L13, leknín na K13, voda na L10 a K12: krásný pracovní den. Nový koi má dva lekníny: 4 + 2 = 6, zdvojnásobeno 12 VB. Lucerna dosvítí i na L10: 6 VB.
lesson-first-scrolls = Svitky do konce hry nic nedělají. Pak přinášejí body za to, co máte: ten na 1. poli 2 VB za každého malého koi, ten na 5. poli 2 VB za každou kartu studny.
lesson-first-well = Most potřebuje lucernu a 3 mince; vy máte 1. Na 2. poli je { card-roof-well }: 3 dílky vody, nebo 2 mince. Samo 2. pole nedává nic. Vezměte si studnu.
lesson-first-well-other = K mostu chybějí jen dvě mince: na 2. poli je { card-roof-well }.
lesson-first-well-work = Práce počká. Pro most si vezměte z 2. pole kartu „{ card-roof-well }“.
lesson-first-well-coins = Využijte studnu a zvolte 2 mince.
lesson-first-well-coins-other = K mostu potřebujete mince: využijte studnu a zvolte 2 mince.
lesson-first-well-end = A máte 3 mince. Teď přijdou úkoly a po nich už je na žetony štěstí pozdě. Svůj si nechte: už nic.
lesson-first-bridge = Získejte most. Přikládá se jako břeh, vedle břehu s lucernou. Vejde se jen na jedno místo, takže se vás hra nezeptá.
lesson-first-bridge-skip = Most je jen jeden a soupeř má mince také. Získejte ho.
lesson-first-bridge-done = Most hledí dopředu ze všech svých tří hexů, jako tři lucerny vedle sebe: 11 VB.

# Jak hra končí
lesson-first-end = Hra se chýlí ke konci, když dojde balíček nebo když v zásobě není žádný koi. Dohraje se kolo a pak má každý ještě jeden tah.
lesson-first-limits = Každá hromádka zásoby je omezená a prázdná nedává nic. Konec přijde i tehdy, když si celé kolo nikdo nevezme kartu ani nic neumístí.
lesson-first-scoring = Potom se jezírka bodují, jako teď to vaše: dva koi za 10 a 12, lucerna 6, větev 10, most 11 a 1 za žeton štěstí. Celkem 50 VB!
lesson-first-nothing = Mince a to, co zbude ve skladišti, body nepřinášejí, tak všechno včas umístěte. Při shodě vyhrává, kdo má víc mincí, a pak ten, kdo je na tahu později.
lesson-first-more = Velký koi potřebuje tři volné hexy, které se všechny navzájem dotýkají. V každé partii jsou tři z deseti úkolů; tady je ještě volný stoletý kapr. Co úkol chce, si přečtete přímo u něj.
lesson-first-solo = Koi se dá hrát i sólově: pak z nabídky každý tah zmizí karta a k výhře potřebujete všechny úkoly ve hře a aspoň 60 VB.
lesson-first-habits = Osvědčí se: tah dva sbírat a pak pracovat se všemi pomocníky, nechávat jen mezery, které dokážete zavřít, a hlídat úkoly dřív než soupeř. Ať je vaše jezírko krásné!
