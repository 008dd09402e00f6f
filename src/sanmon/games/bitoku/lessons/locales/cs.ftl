lesson-first-title = Vaše první cesta Lesem
lesson-first-chapter-goal = O co se hraje
lesson-first-chapter-spring = Jaro: tři karty jókai
lesson-first-chapter-turn = Léto: vaše první kostka
lesson-first-chapter-pilgrims = Poutník vyráží
lesson-first-chapter-river = Přes řeku
lesson-first-chapter-chain = Deset bodů v jednom tahu
lesson-first-chapter-third = Tah je na vás
lesson-first-chapter-build = Stavba
lesson-first-chapter-hill = Vidění a kámen
lesson-first-chapter-winter = Podzim a zima
lesson-first-chapter-spring-two = Druhé jaro
lesson-first-chapter-light = Osvícení a Příbytek
lesson-first-chapter-alone = Zase je to na vás
lesson-first-chapter-score = Jak hra končí

# O co se hraje
lesson-first-welcome = Vítejte v Lese. Velký duch odchází a vy i váš soupeř byste rádi zaujali jeho místo. Čtyři kola sbíráte body ctnosti (BC); kdo jich má na konci víc, vyhrává.
lesson-first-points = Některé body dostanete hned, většinu až na konci: za budovy, krystaly, duchy, poutníky, kameny a vidění. Všechno stihnout nejde a ani to není potřeba. Každou z těch cest si tu jednou vyzkoušíte.
lesson-first-forest = Tohle je Les a jeho pět oblastí: v Zemi Jomi jsou duchové, Schody dávají pohyb, Příbytek rozhoduje, kdo začíná, Paseka dává suroviny a ve Výhních vznikají budovy a krystaly.
lesson-first-guardians = A tohle je vaše deska. Vaši strážci jsou tři kostky: 3, 2 a 1. Zatím jsou zamknuté. Karta jókai vyložená ke kostce ji odemkne a pak ji můžete poslat do Lesa.
lesson-first-year = Každé kolo má čtyři roční období. Na jaře vybíráte karty, v létě se hraje, na podzim se mění pořadí tahu a zima připraví další kolo. Teď je jaro.

# Jaro
lesson-first-hand = Na jaře dobíráte do čtyř karet jókai a tři si necháte. Imomuši dá dřevo nebo kámen, nezumi posune kodamu, kicune dá 1 bod pohybu a šin ókami amulet +2, který posílí kostku.
lesson-first-discard = Která vám bude chybět nejméně? Náš plán: silná kostka, trocha pohybu a dřevo či kámen na stavbu. Odložte proto nezumi. Nepřijdete o ni: až vám dojde balíček, odložené karty se do něj zamíchají.
lesson-first-discard-okami = Amulet +2, který dá šin ókami, umožní váš velký tah. Nechte si ho a odložte nezumi.
lesson-first-discard-kitsune = Pohyb od kicune se bude hodit: vyšle na cestu poutníka. Odložte nezumi.
lesson-first-discard-imomushi = Dřevo a kámen brzy využijete na stavbu. Imomuši si nechte a odložte nezumi.

# Léto: první kostka
lesson-first-summer = Je léto. Hráči se střídají a v tahu uděláte jednu věc: vyložíte kartu jókai, použijete kostku, nebo překročíte řeku. Začínáte vy. Vyložte šin ókami.
lesson-first-summer-other = V tomto létě vyložíte všechny tři. Začněte kartou šin ókami, její amulet využijete nejdřív.
lesson-first-summer-why = Kostky jsou zamknuté. Zamknutou lze použít jen za cenu poutníka, kterého navždy vyřadíte ze hry; karta jókai ji odemkne zdarma. Vyložte šin ókami.
lesson-first-slot = Každé ze tří míst patří ke své kostce. Vyložte kartu vlevo a odemknete trojku, svou nejvyšší kostku.
lesson-first-slot-other = Tam byste odemkli nižší kostku. Vyložte kartu vlevo, k trojce.
lesson-first-unlocked = Trojka je odemknutá a k amuletu +1, se kterým jste začínali, máte amulet +2. Takové prosté zisky přijdou samy. Soupeř udělal totéž.
lesson-first-use = Jste znovu na tahu. Použijte odemknutou kostku vlevo.
lesson-first-use-other = Další kartu jókai vyložit smíte, ale dobrá pole v Lese se plní. Použijte kostku vlevo.
lesson-first-rouse-why = Teď ne: tím byste navždy vyřadili poutníka, jen abyste použili kostku, která je ještě zamknutá. Karta jókai ji odemkne zdarma.
lesson-first-amulets = Před umístěním kostky, a jen tehdy, můžete odložit amulety a zvýšit ji, nejvýše na 6. Amulety +2 a +3 se nerozměňují. Tady trojka stačí, neodkládejte žádný.
lesson-first-amulets-other = Amulety se vám v tomto kole ještě budou hodit. Neodkládejte žádný.
lesson-first-place = Řádky oblasti ukazují, na co kostka dosáhne: čím vyšší, tím lépe. Ve Výhních se dvojkou staví a trojkou se staví, nebo se bere krystal. Umístěte kostku tam.
lesson-first-place-other = Tuhle oblast brzy poznáte. Teď umístěte kostku do Výhní.
lesson-first-two-actions = Kostka přináší dvě akce v libovolném pořadí: akci lesa a akci jedné budovy v obydlené oblasti, která k této oblasti patří. Nejdřív proveďte akci lesa a vezměte si krystal.
lesson-first-two-actions-kodama = V každé oblasti můžete místo toho posunout jejího kodamu. Krystal má větší cenu, zvolte druhou akci lesa.
lesson-first-two-actions-shrine = To můžete hned potom. Nejdřív akce lesa: krystal.
lesson-first-two-actions-why = Ještě ne: nejdřív akce lesa a v ní krystal.
lesson-first-crystal = První pole nabídky je zdarma, ostatní stojí 1 nebo 2 suroviny. Vezměte si ten zdarma: krystal důvtipu s 1 bodem pohybu.
lesson-first-crystal-other = Ten stojí suroviny. Vezměte si krystal z prvního pole, je zdarma.
lesson-first-wit = Krystal důvtipu leží u místa pro jókai a využijete ho pokaždé, když tam vyložíte kartu. Položte ho doprostřed. Poutník, který tam spal, se probudí a 2 BC pod ním jsou na konci vaše.
lesson-first-wit-other = Další kartu vyložíte doprostřed. Položte krystal tam.
lesson-first-shrine = Teď budova. Stará svatyně chce kostku aspoň 2; na ostatních kostkách u budov nezáleží. Využijte ji: váš kodama ve Výhních se posune.
lesson-first-shrine-skip = Krok je zdarma a vynecháním nic nezískáte. Využijte starou svatyni.
lesson-first-kodama = Na každé stupnici míří kodamové k jezeru. Na konci dostane ten nejvíc vpředu první odměnu jezera, další druhou. Ve dvou se počítá i neutrální kodama, který se nehýbe.
lesson-first-opponent-glade = Soupeř zvýšil trojku na 4 a na Pasece si vzal dvě suroviny. Stará mohyla mu dala kámen iwakura. Stejně jako vaše svatyně je to starodávná budova, která nepatří nikomu.

# Poutník vyráží
lesson-first-kitsune = Teď vyložte kicune doprostřed. Odemkne dvojku a váš krystal důvtipu leží právě tam.
lesson-first-kitsune-slot = Krystal důvtipu funguje jen uprostřed. Vyložte kicune tam.
lesson-first-kitsune-other = K tomu se brzy dostanete. Nejdřív vyložte kicune: s krystalem dá dva body pohybu.
lesson-first-move = Kicune dává 1 bod pohybu. Za něj vyšlete poutníka, posunete toho, který už je na cestě, nebo postoupíte na cestě bitoku. Nevyužité body propadají, tak si ho vezměte.
lesson-first-move-skip = Každý efekt smíte vynechat, ale pak propadne. Vezměte si bod pohybu.
lesson-first-move-crystal = Krystal smíte využít před efekty karty, mezi nimi i po nich. Nejdřív vezměte bod od kicune.
lesson-first-begin = Probuzení poutníci čekají na vaší desce. Pošlete jednoho na startovní políčko cest moudrosti.
lesson-first-harmonise = A teď krystal: zharmonizujte ho, vezměte jeho bod pohybu a posuňte poutníka na políčko mech 2.
lesson-first-harmonise-skip = Krystal dá za tuto kartu ještě jeden bod pohybu. Využijte ho a posuňte poutníka na mech 2.
lesson-first-harmonise-pine = Borová cesta vede k jiným odbočkám. My půjdeme mechovou: posuňte poutníka na mech 2.
lesson-first-harmonise-begin = Druhý poutník na startu zatím nic nepřinese. Posuňte prvního na mech 2.
lesson-first-fork = Mech 2 je rozcestí. Další bod vede na jeho odbočku: tady k bráně duchů, jinde k osvícení. Tam poutník získá body, usne a zůstane. Na políčku odbočky je místo pro jednoho a v každé odbočce smíte mít jednoho poutníka.

# Přes řeku
lesson-first-cross = Trojka tu svou práci udělala. Kostka může přes řeku na kopec pro přízeň a klesne o 1: z trojky bude 2. Šestka by klesla o 3 a jednička přejít nemůže. Překročte řeku z Výhní.
lesson-first-cross-other = To počká. Přízní je málo a každá se dá vzít jen jednou za kolo. Překročte řeku z Výhní.
lesson-first-favour = Kopec má tři přízně: kartu bitoku, kartu jókai, nebo dvě malé možnosti. Ve dvou mají Paseka a Výhně kopce společné, vybíráte tedy ze šesti. Vezměte si kartu bitoku z kopce Výhní.
lesson-first-favour-cover = Tím přízeň jen zakryjete a nic nedostanete. Vezměte si kartu bitoku z kopce Výhní.
lesson-first-favour-yu = Ju dá 1 BC a odemkne kostku. Rei z kopce Výhní dá 2 BC a kartu: vezměte si tu.
lesson-first-favour-yokai = Tyto karty jókai jsou silnější než vašich prvních pět a často stojí za to. Dnes si vezměte kartu bitoku z kopce Výhní.
lesson-first-favour-two = Tuto přízeň si vezmeme později na druhém kopci. Teď kartu bitoku z kopce Výhní.
lesson-first-crossed = Přízeň zůstane zakrytá a kostka na kopci až do zimy. Její pole ve Výhních je zase volné. Řeku nikdy překračovat nemusíte.
lesson-first-path = Rei teď leží na vaší cestě bitoku; její efekt získáte, až k ní dojde váš žeton. Na konci má jeden až sedm různých typů hodnotu 1, 2, 4, 7, 11, 16 nebo 22 BC, ať jste k nim došli, nebo ne.
lesson-first-opponent-yomi = Soupeř mezitím v Zemi Jomi zaplatil 1 nefrit za ducha mitama a spojil ho s vážkou. Vy vážku také máte, ale ducha k ní ještě ne. To napravíme.

# Deset bodů v jednom tahu
lesson-first-vision = Podívejte se na své vidění: duch mitama a poutník u brány dají na konci 6 BC. Když něco chybí, 1 BC ztratíte. V tomto tahu můžete mít obojí, brána duchů totiž nabízí ducha mitama.
lesson-first-boost = Na Schodech dá čtyřka tři body pohybu. Použijte prostřední kostku a odložte amulet +2, ať je z dvojky 4.
lesson-first-boost-other = Potřebujete právě 4: odložte amulet +2 a +1 si nechte.
lesson-first-boost-play = Kartu jókai až potom. Teď použijte prostřední kostku.
lesson-first-stairs = Umístěte čtyřku na Schody vědění a proveďte akci lesa se třemi body pohybu.
lesson-first-stairs-other = Pohyb dávají jen Schody. Umístěte kostku tam.
lesson-first-stairs-row = Vezměte si tři body pohybu.
lesson-first-gate = První bod: posuňte poutníka k bráně, na políčko za 2 BC.
lesson-first-gate-other = Nejdřív poutník k mechové bráně za 2 BC. Uvidíte, co se spustí.
lesson-first-mitama = Brána nabízí ducha mitama se slevou 2 surovin. Ara stojí 1 nefrit a 2 saké, takže vám stačí 1 nefrit. Jeho pole v nabídce navíc přináší 2 BC. Vezměte si ara.
lesson-first-mitama-other = Ten je levnější, ale ara přinese víc: hned 2 BC a libovolnou surovinu.
lesson-first-mitama-skip = Tuhle příležitost si nenechte ujít: vaše vidění potřebuje ducha mitama.
lesson-first-ara = Každý druh ducha mitama má svou akci. Ara dává libovolnou surovinu, nebo amulet +1. Vezměte si surovinu, a to kámen: bude ho stát vaše druhá budova.
lesson-first-ara-other = Vezměte si surovinu, a to kámen: žádný nemáte a vaše druhá budova ho bude stát.
lesson-first-combine = Ve chvíli, kdy získáte ducha mitama nebo vážku, a jen tehdy, je můžete spojit. Spojte ara se sluneční vážkou.
lesson-first-combined = Dvojice už zůstane spolu a vážka dává 4 BC a libovolnou surovinu. Vezměte si nefrit.
lesson-first-combine-skip = Když tu chvíli propásnete, zůstanou odděleně, dokud nepřijde další. Spojte je.
lesson-first-combine-other = Také dobrá volba, tentokrát si ale vezměte nefrit na příštího ducha mitama.
lesson-first-step = Druhý bod: postupte na cestě bitoku. Splníte rei a získáte 2 BC a kartu jókai ze svého balíčku.
lesson-first-step-other = Hned. Nejdřív postupte na cestě bitoku: rei dá 2 BC a kartu.
lesson-first-again = Třetí bod: další poutník. Protože jednoho máte u brány, smí tento začít na jejím rozcestí, mech 2, místo na startu. Vyšlete ho tam.
lesson-first-again-other = Mech 2 je o políčko dál a stojí stejný bod.
lesson-first-chain = 10 BC v jednom tahu a k tomu splněné vidění: dalších 6 na konci. Dál na cestách jsou mosty: první chce jednu splněnou kartu bitoku, druhý dvě. Odbočky za nimi dávají nejvíc.

# Tah je na vás
lesson-first-third = Díky rei máte v ruce kappu s nefritem nebo saké. Vyložte třetí kartu jókai, kappu nebo imomuši, a vezměte si, co chcete. Odemkne vaši jedničku. Nevyložená karta vám zůstane v ruce.
lesson-first-third-why = V tomto tahu vyložte kartu jókai: odemkne vaši poslední kostku.

# Stavba
lesson-first-compare = Na akci lesa musí být vaše kostka aspoň tak vysoká jako každá jiná v oblasti, i vaše vlastní; kostky na kopcích se nepočítají. Vaše trojka je z Výhní pryč, teď tam stačí malá.
lesson-first-small-die = Pojďme stavět. Použijte kostku vpravo, odložte amulet +1, ať je z ní 2, a umístěte ji do Výhní.
lesson-first-small-die-boost = Jednička jen posune kodamu. Odložte amulet +1: dvojkou se staví.
lesson-first-small-die-cross = Přes řeku půjdete za chvíli. Nejdřív použijte kostku vpravo.
lesson-first-small-die-place = To by také šlo, ale chceme stavět: umístěte ji do Výhní.
lesson-first-build = Máte šest žetonů budov, používáte je zleva a každá stavba je dražší než předchozí. První stojí 1 dřevo. Proveďte akci lesa a postavte rýžovou farmu.
lesson-first-build-first = Nejdřív stavba: je to akce lesa „budova“.
lesson-first-build-other = Dobrá budova, ale váš kámen má rád farmy, jak uvidíte. Postavte rýžovou farmu.
lesson-first-site = Budova potřebuje volné místo svého typu, tady farmy, v kterékoli obydlené oblasti. Váš kodama se tam posune. Stavte ve Výhních, kde už máte náskok.
lesson-first-site-other = Šlo by to, ale ve Výhních už je váš kodama na cestě. Postavte ji tam.
lesson-first-shrine-again = Budovu nesmíte využít v tahu, ve kterém ji stavíte. Stará svatyně tu ale je: využijte ji znovu.
lesson-first-lake = Váš kodama teď stojí na 4. poli s neutrálním. Na společném poli se odměny sečtou a rozdělí: tady 4 a 3, pro vás tedy 3 BC. Jen na posledním poli je místo pro jednoho.

# Vidění a kámen
lesson-first-cross-two = Přes řeku může i čtyřka ze Schodů. Překročte ji a na kopci Schodů zvolte třetí přízeň: dvě různé možnosti ze čtyř.
lesson-first-cross-two-other = Vezměte si na kopci Schodů přízeň se dvěma možnostmi.
lesson-first-draw-vision = Nejdřív si doberte vidění: podíváte se na dvě a jedno si necháte, nebo si místo něj vezmete surovinu. Nechte si „spojený mitama, osvícení“ za 7 BC. Dvojici už máte a poutník je od osvícení dva kroky.
lesson-first-draw-vision-first = Nejdřív si doberte vidění.
lesson-first-draw-vision-crystals = Krystal máte jeden ze dvou. Druhé vidění je blíž: půlku už máte.
lesson-first-draw-vision-good = Surovina je záchrana, když se nehodí ani jedno vidění. Tady se hodí „spojený mitama, osvícení“: nechte si ho.
lesson-first-rock = Teď pošlete poutníka ke svému kameni na místo zdarma a ukončete tah. Na konci hry dá tento poutník 1 BC za každou vaši farmu a onsen: zatím 1.
lesson-first-rock-other = Také užitečné. Tady ale pošlete poutníka ke kameni.
lesson-first-rock-jade = Toto místo stojí 1 nefrit, druhé je zdarma. Zvolte to druhé.
lesson-first-rocks = Další kameny leží v zenové zahradě, která se nedoplňuje. Každý počítá jeden druh jókai, duchů mitama nebo budov; jama uba platí za každý typ jókai, šinigami za každý typ ducha mitama. Poutníci u kamenů už zůstanou.

# Podzim a zima
lesson-first-pass = Máte vyložené tři karty jókai a umístěné všechny kostky, takže smíte vynechat tah. Teď dokonce musíte: kopec je plný a kostka z Výhní nemá kam přejít. Ukončete tah.
lesson-first-autumn = Podzim. Soupeř má v Příbytku Velkého ducha kostku nejvýš, a proto bude první. Kdo tam kostku nemá, následuje v dosavadním pořadí. První v pořadí dostane na konci hry 3 BC.
lesson-first-arrange = Zima. Kostky se vracejí zamknuté s hodnotou, kterou ukazují: amulety je posílily natrvalo, řeka je oslabila. Rozmístíte je, jak chcete. Trojku vraťte vlevo.
lesson-first-arrange-other = I to se smí. Trojku ale vraťte vlevo, ať ji odemyká stejné místo jako dřív.
lesson-first-virtue = Máte-li aspoň pět karet jókai, smíte jednu z vyložených vyřadit za body. Prvních pět má po 3 BC a kameny je počítají dál. Vyřaďte imomuši: pohyb a amulety se vám hodí víc.
lesson-first-virtue-other = Bodů je stejně, ale tuto kartu ještě využijete. Vyřaďte imomuši.
lesson-first-virtue-skip = Můžete si nechat všechny, ale 3 BC za nejslabší kartu jsou dobrý obchod. Vyřaďte imomuši.
lesson-first-tidy = Les se obnovuje. Na kopcích leží nové karty a všechny přízně jsou volné. Z každé nabídky odejde první dílek, ostatní se posunou a zlevní a mezery se doplní. Začíná nové kolo.

# Druhé jaro
lesson-first-dreams = Ještě dva druhy krystalů. Krystal snů dává svůj dar každé jaro a ještě jednou na konci; máte pro ně tři místa. Krystal paměti dává body pokaždé, když uděláte, co ukazuje; pro ty máte dvě.
lesson-first-discard-two = Zase jaro. Všichni tajně volí, kterou kartu odloží. Kicune teď může dovést poutníka k osvícení, tu si nechte. Z ostatních tří vyberte podle sebe; vyložené karty se zamíchaly zpět.
lesson-first-discard-two-why = Kicune si nechte: s krystalem dovede poutníka k osvícení v jednom tahu.

# Osvícení a Příbytek
lesson-first-illumination = Poutníkovi na políčku mech 2 chybějí k osvícení dva body pohybu. Už víte jak: vyložte kicune doprostřed.
lesson-first-illumination-other = Až v příštím tahu. Nejdřív kicune, splní vám vidění.
lesson-first-walk = Vezměte bod od kicune a posuňte poutníka na mech 3. Pak zharmonizujte krystal a posuňte ho na pramen 1 za 3 BC.
lesson-first-walk-other = Dva body, dva kroky: nejdřív mech 3, pak pramen 1 za 3 BC. Mezi nimi využijte krystal.
lesson-first-fulfilled = Druhé vidění je splněné: 7 BC. Vše, co máte, platí pro jednu podmínku jednoho vidění. Jen spojená dvojice může platit dvakrát: jednou jako duch mitama a jednou jako spojená, tak jako ta vaše.
lesson-first-guest = Soupeř postavil chrám a využil vaši rýžovou farmu. Když vaši budovu využije soupeř, získáte její bonus: tady 1 BC, u jiných i amulet. Vy smíte využívat jeho budovy.
lesson-first-home = Teď Příbytek. Na každém poli je místo pro jednu kostku a ty se neporovnávají; čím výš stojíte, tím dřív budete příště hrát. Použijte prostřední kostku na pole s amuletem +1 a pohybem nebo surovinou.
lesson-first-home-play = Za chvíli. Nejdřív pošlete odemknutou kostku do Příbytku.
lesson-first-home-mirror = Na nejnižším poli provedete akci lesa podle soupeřovy kostky a s její hodnotou, vaše kostka ale klesne o 1. Tentokrát zvolte pole nad ním.
lesson-first-home-space = To je výš, hráli byste dřív. Tentokrát zvolte pole s pohybem nebo surovinou.
lesson-first-home-other = Jít můžete kamkoli. Tentokrát zvolte Příbytek.
lesson-first-home-good = Vezměte si surovinu: saké, které ještě nemáte a které duchové mitama často stojí.
lesson-first-home-good-other = Tentokrát si vezměte surovinu, a to saké.
lesson-first-mirror = Nejnižší pole Příbytku je zrcadlové: provedete akci lesa podle kterékoli soupeřovy kostky v Lese, s její hodnotou a bez porovnání. Smí tam jen kostka aspoň 2 a klesne o 1. Kostky z Příbytku řeku nepřekračují.

# Zase je to na vás
lesson-first-six = Co jste ještě neviděli: šestka v Zemi Jomi nebo ve Výhních dá obojí najednou. Některé efekty posunou soupeřova kodamu zpět. A když nutně potřebujete zamknutou kostku, smíte ji použít, vyřadíte-li probuzeného poutníka.
lesson-first-alone = Teď odehrajte celý tah podle sebe. Karta jókai odemkne kostku, vlevo máte trojku. S amuletem +2, který dá šin ókami, z ní může být 5 nebo 6.

# Jak hra končí
lesson-first-end = Hra má čtyři kola a končí čtvrtou zimou, po vyřazení karet jókai; ty z kopců často dají nejvíc. Ještě jednou se využijí krystaly snů a první v pořadí dostane 3 BC.
lesson-first-score-list = Potom se počítají typy na cestě bitoku, jezera, poutníci u kamenů, vidění a body, které na desce odkryly budovy a krystaly. Kostky a suroviny se sečtou a vydělí čtyřmi, zaokrouhleno dolů.
lesson-first-score-lakes = Jezera odmění i ty, kdo zůstali na začátku: na Schodech jste třetí a dostali byste 2 BC. Nejvíc ale dává první místo, veďte proto na dvou nebo třech stupnicích.
lesson-first-score-example = Kdyby hra skončila teď, měli byste 17 BC ze hry, 1 za cestu bitoku, 8 za jezera, 1 u kamene, 13 za dvě vidění, 2 na desce a 2 za kostky a suroviny (7 a 4 děleno čtyřmi): 44, soupeř 19. Při shodě rozhoduje víc splněných vidění.
lesson-first-play-on = Pár rad: posilujte kostky včas, vezměte si z kopců pár dobrých karet jókai a nechávejte si jen vidění, která splníte. Dobrý výsledek je mezi 90 a 175 BC. V sólové hře by proti vám stál tengu; teď dohrajte tuto partii.
