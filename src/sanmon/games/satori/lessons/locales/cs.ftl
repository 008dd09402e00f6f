lesson-first-title = První den v chrámu
lesson-first-chapter-goal = O co se hraje
lesson-first-chapter-turn = Váš první tah
lesson-first-chapter-pagoda = Pagoda
lesson-first-chapter-light = Mniši a světla
lesson-first-chapter-round = Konec kola
lesson-first-chapter-own = Tah je na vás
lesson-first-chapter-altar = Vlastní oltář
lesson-first-chapter-offerings = Mlýnky a oběti
lesson-first-chapter-roof = Střecha
lesson-first-chapter-charity = Kdo bude první
lesson-first-chapter-amulet = Amulety
lesson-first-chapter-score = Jak hra končí

# O co se hraje
lesson-first-welcome = Vítejte v chrámu! Spolu se soupeřem stavíte velkou pagodu a získáváte za to body Satori, zkráceně SP. Oba začínáte s 5 SP, a kdo jich má na konci nejvíc, vyhrává.
lesson-first-points = Odtud pochází většina bodů. Každá část pagody, kterou postavíte, ať úroveň, nebo střecha, boduje hned. Jokoro, vaše kadidelnice, bodují až na úplném konci: na pagodě a na oltářích, které jste postavili.
lesson-first-rounds = Hra má pět kol a v každém máte tři tahy. Tah je prostý: jednoho z věřících, kteří čekají u brány Sanmon, zavedete k některému oltáři a využijete, co oltář nabízí.
lesson-first-start = Nejdřív si vezměte počáteční žeton. Nejnižší úroveň pagody stojí 1 smaragd a 2 dřeva a přinese 6 SP. Smaragdy jsou vzácné, proto si vezměte 1 smaragd a 1 minci.
lesson-first-start-other = Zdroje se hodí vždycky, ale smaragd mezi nimi není, a právě ten se na první úroveň shání nejhůř. Vezměte si 1 smaragd a 1 minci.
lesson-first-mountains = Tohle jsou tři hory a každá má čtyři pole. Na každé svítí jedno světlo, Hikari, teď nahoře. Když světlo dojde k vašemu mnichovi, získáte žeton meditace z jeho pole.
lesson-first-monk = Prvního mnicha pošlete tam, kam světlo brzy dojde a kde se hodí žeton: na pravé pole střední hory. { tile-two-wood } dá 2 dřeva, přesně to, co potřebujete.
lesson-first-monk-far = Dolní pole je od světla dva kroky. Vyberte pravé pole střední hory: je na jeden krok a dá 2 dřeva.
lesson-first-monk-other = Pěkné místo, ale na úroveň potřebujete dřevo. Vyberte pravé pole střední hory: { tile-two-wood }, 2 dřeva.

# Váš první tah
lesson-first-colours = Jste na tahu! Každý oltář má levou a pravou stranu a věřící vám obvykle přinese jen jednu z nich. Má-li ale barvu oltáře, získáte obě. Vyberte oranžového věřícího.
lesson-first-colours-other = Tahle barva přijde vhod později. Teď chcete k oranžovému oltáři: vyberte oranžového věřícího a získáte obě strany.
lesson-first-visit = Dolní oranžový oltář dává vlevo 2 dřeva a 1 minci, vpravo jeden krok světla a 1 kadidlo. Navštivte ho.
lesson-first-visit-upper = Tenhle oltář je taky oranžový, ale dřevo nedává. Navštivte dolní oranžový oltář.
lesson-first-visit-charity = Obětní oltář nemá barvu, takže se s ním nikdo neshoduje. Jeho chvíle ještě přijde. Navštivte dolní oranžový oltář.
lesson-first-visit-other = Navštívit smíte kterýkoli oltář, i obsazený. Tady se ale barvy liší a měli byste jen jednu stranu. Navštivte dolní oranžový oltář.
lesson-first-both = Barvy se shodují, takže máte obě strany, v pořadí, jaké chcete. 2 dřeva a 1 mince přišly samy, protože nic nestojí. Teď využijte krok světla.
lesson-first-both-other = Pořadí je na vás a kadidlo vám neuteče. Nejdřív posuňte světlo.
lesson-first-both-why = Každý efekt smíte nechat být, ale pak propadne. Využijte krok světla.
lesson-first-light = Krok posune světlo kterékoli hory o jedno pole, libovolným směrem. Posuňte střední světlo doprava, ke svému mnichovi.
lesson-first-light-other = Tam nikoho nemáte. Váš mnich čeká na pravém poli střední hory.
lesson-first-light-why = Přišli byste o krok, a mnich je od světla jen jedno pole.
lesson-first-enlightened = Váš mnich je osvícen! Získal žeton { tile-two-wood }, ten vám dal 2 dřeva, a do konce kola odpočívá na slunci. Použitý žeton vám zůstává v rezervě: později se jím dá platit.
lesson-first-rival = Všimli jste si? Západní světlo nemohlo doprava. Přes soupeřova mnicha světlo přejít smí, zastavit se na něm ne. A mnicha nelze poslat na pole, kde už je mnich nebo světlo.
lesson-first-turn-end = Máte taky 1 kadidlo. Jeho stupnice je krátká, od 0 do 3, a co je nad 3, propadá. Všechny efekty jste využili, ukončete tah.
lesson-first-wheel-later = Na modlitební mlýnky dojde o něco později. Každé použití stojí 1 kadidlo a to své budete potřebovat.

# Pagoda
lesson-first-their-turn = Soupeř zavedl fialového věřícího k fialovému oltáři, takže měl obě strany. Potom dal své jediné kadidlo za modlitební mlýnek a poslal na horu druhého mnicha. Uvidíme, co ho to bude stát.
lesson-first-tier-plan = Máte 4 dřeva, 2 mince a 1 smaragd. U horního šedého oltáře vlevo vyměníte zdroje za smaragd a vpravo stavíte na pagodě. Zaveďte k němu šedého věřícího a máte obojí.
lesson-first-tier-plan-other = S oranžovým věřícím byste měli jen jednu stranu. Vyberte šedého.
lesson-first-tier-plan-visit = Na pagodě se staví jen u horního šedého oltáře. Navštivte ten.
lesson-first-exchange = Šipka znamená: zaplatit a dostat. Za 1 minci a 2 kusy dřeva nebo kamene, třeba od každého jeden, dostanete 1 smaragd, jednou za návštěvu. Dřeva máte dost, začněte tím.
lesson-first-exchange-other = Stavět budete za chvilku. Nejdřív vyměňte: dřeva máte na obojí a smaragd se hodí na další úroveň.
lesson-first-effects-why = To má čas, nebo by to přišlo nazmar. Udělejte, co teď říká učitel.
lesson-first-tier = A teď stavte na pagodě: 1. úroveň za 1 smaragd a 2 dřeva.
lesson-first-architect = Získáváte 6 SP! Na nové úrovni je místo pro Jokoro a u něj cena. Výš, než stojí architekt, nikdo stavět nesmí: teď je na 1. úrovni a po každém kole o jednu vystoupí. Každá část se staví jen jednou.
lesson-first-tier-end = Co jste zaplatili, vrátilo se do obecné rezervy. Ta je omezená: smaragdů je například 12, a co v ní není, to nikdo nezíská. Druhý tah máte za sebou, ukončete ho.

# Mniši a světla
lesson-first-their-light = Soupeř posunul světlo ke svému mnichovi a získal jeho žeton. Na západní hoře mu teď čekají další dva.
lesson-first-monks-plan = Pošlete dalšího mnicha. Horní oranžový oltář vlevo umožní meditaci a dá 1 minci, vpravo má dva kroky světla. Zaveďte k němu oranžového věřícího; u jednoho oltáře jich smí stát libovolně mnoho.
lesson-first-monks-plan-other = Se šedým věřícím byste u oranžového oltáře měli jen jednu stranu. Vyberte oranžového.
lesson-first-monks-plan-visit = Teď jde o hory: u horního oranžového oltáře budete mít obě strany.
lesson-first-meditate = Pořadí volíte vy, a tady na něm záleží. Nejdřív meditujte: tím umístíte mnicha z rezervy. (Kdyby v ní žádný nebyl, směli byste přesunout mnicha, který už na hoře je.)
lesson-first-meditate-other = Na horách teď nikoho nemáte, světlo by nikoho nenašlo. Nejdřív meditujte.
lesson-first-evening = Kadidlo vás uchrání před nepříjemností, brzy uvidíte jakou. Pošlete mnicha na levé pole východní hory, hned vedle světla: { tile-incense-mon } dá 1 kadidlo a 1 minci.
lesson-first-evening-other = Není to špatné, ale teď hledáme kadidlo: levé pole východní hory, { tile-incense-mon }.
lesson-first-steps = Teď dva kroky světla. Prvním posuňte východní světlo doleva, ke svému mnichovi.
lesson-first-steps-other = Tam nikoho nemáte. Váš mnich stojí na levém poli východní hory.
lesson-first-rest = Zbývá jeden krok, smí ho využít kterékoli světlo; nový žeton na to počká. Vašim mnichům by nepomohl, soupeřovým možná ano. Žádný efekt není povinný: tenhle nevyužívejte.
lesson-first-rest-other = Jde to, ale nikdo z vašich mnichů z toho nic nemá, a soupeřův by mohl mít. Nechte krok nevyužitý.
lesson-first-round-end = Máte 2 kadidla, 3 mince, 1 smaragd a dva použité žetony. Ukončete třetí tah; soupeři zbývá ještě jeden a potom kolo skončí.

# Konec kola
lesson-first-called = 1. kolo je za vámi. Soupeř se u obětního oltáře pomodlil: položil zvonek na stupnici pořadí tahů a 2. kolo začíná on. Navíc si ze sbírky vzal 2 mince.
lesson-first-penalty = Ale pozor: nezbylo mu žádné kadidlo, a kdo na konci kola žádné nemá, ztrácí 1 SP. Soupeř má 4 SP, vy 11 a k tomu 2 kadidla.
lesson-first-refill = Chrám se připraví na další kolo: noví věřící z pytle, nové žetony na prázdných polích hor, nové oltáře na staveništi. Architekt vystoupí na 2. úroveň. Mniši ze slunce se vracejí k vám a ruce z mlýnků na střechu.
lesson-first-tiles = Nakonec smíte vyměnit až tři použité žetony: každý za 1 minci, nebo dva za 1 kadidlo. Jeden budete potřebovat na střechu, vyměňte tedy jediný, za 1 minci.
lesson-first-tiles-skip = Můžete si nechat oba, ale za mince postavíte první oltář. Vyměňte jeden žeton za 1 minci.
lesson-first-tiles-other = Jeden žeton si nechte: stojí ho každá střecha. Vyměňte jen jeden, za 1 minci.

# Tah je na vás
lesson-first-one-half = Soupeř zavedl šedého věřícího k fialovému oltáři. Barvy se liší, takže měl jen jednu stranu: postavil { altar-guild } a umístil na něj Jokoro.
lesson-first-own = Tenhle tah je na vás: zaveďte kteréhokoli věřícího, kam chcete. Chcete-li radu: 2. úroveň stojí 2 kameny a 1 smaragd a dolní šedý oltář dá šedému věřícímu 2 kameny, 2 mince a 1 kadidlo.

# Vlastní oltář
lesson-first-altar-plan = Je čas na vlastní oltář. U horního fialového se vlevo staví oltář a vpravo umísťuje Jokoro. S fialovým věřícím máte obojí.
lesson-first-altar-plan-other = S oranžovým věřícím byste museli volit mezi stavbou a Jokoro. Vyberte fialového.
lesson-first-altar-plan-visit = Navštivte horní fialový oltář: tam můžete obojí, postavit oltář i umístit Jokoro.
lesson-first-build = Pole staveniště stojí 2 mince, 2 dřeva, nebo 2 kameny. Máte 6 mincí, takže to bude { altar-almsgivers }. Druhý oltář bude stát navíc 1 použitý žeton, třetí 2 žetony; víc než tři mít nelze.
lesson-first-build-other = Jokoro potřebuje místo a nejlepší bude na vašem vlastním oltáři. Nejdřív ho postavte.
lesson-first-plot = Postavte ho na volné místo. Mohl by taky nahradit dolní oltář své barvy (horní nikdy), to ale stojí 1 kadidlo.
lesson-first-plot-other = Nahrazení stojí 1 kadidlo a přijdete o užitečný oltář. Volné místo je zdarma.
lesson-first-decorate = Teď dekorace: bude pravou stranou vašeho oltáře. { decoration-plumb-line } umožňuje stavět na pagodě. Vezměte ji!
lesson-first-decorate-other = Kadidlo je dobré, ale body jsou za stavbu na pagodě. Vezměte dekoraci { decoration-plumb-line }.
lesson-first-bonus = Dárek pro stavitele: jednu stranu nového oltáře smíte hned využít, bez věřícího. Máte 2 kameny a 1 smaragd, tak využijte pravou stranu a stavte.
lesson-first-bonus-skip = Později už to nepůjde. Využijte pravou stranu a postavte 2. úroveň.
lesson-first-bonus-other = Levá strana dává kadidlo, a to máte plné: víc než 3 být nemůže. Využijte pravou stranu.
lesson-first-tier-two = Architekt je na 2. úrovni, takže se na ní smí stavět. Postavte na pagodě 2. úroveň.
lesson-first-jokoro = 17 SP! Teď pravá strana fialového oltáře: umístěte Jokoro. Na vlastním oltáři stojí 2 mince a od příští návštěvy pracuje pro vás. Umístěte ho tam.
lesson-first-jokoro-pagoda = Dobrý nápad: na pagodě boduje na konci, 1 SP za každou postavenou střechu. Zatím ale žádná nestojí. Na oltáři vám bude hned přinášet oběti.
lesson-first-jokoro-skip = Máte 4 mince a pět Jokoro. Bodují jen umístěné, tak jeden umístěte.
lesson-first-altar-end = Na oltář se vejde jeden Jokoro a umístěný Jokoro se už nikdy nepřesouvá. Prázdné pole staveniště se doplní až po kole. Váš oltář smí navštívit každý: ukončete tah a uvidíme, kdo přijde.

# Mlýnky a oběti
lesson-first-visited = Soupeř navštívil váš oltář! Protože na něm stojí váš Jokoro, postupujete o 1 pole na stupnici obětí; kdyby měl věřící barvu oltáře, bylo by to o 2. Navštívíte-li soupeřův oltář s Jokoro, postoupí on.
lesson-first-wheel = Kadidlo máte na 3 a váš oltář by přidal další, které by propadlo. Použijte proto mlýnek: jednou za tah, před efekty, mezi nimi nebo po nich, smíte za 1 kadidlo využít, co ukazuje. Vyberte mlýnek meditace.
lesson-first-wheel-other = Taky hezké. Nejcennější je teď ale mnich na hoře: použijte mlýnek meditace.
lesson-first-wheel-skip = Počkejte: kadidla máte plno a oltář dává další. Nejdřív použijte mlýnek meditace.
lesson-first-foundation = Meditujte: pošlete mnicha na pravé pole východní hory, jeden krok od světla. Žeton { tile-foundation } vám dovolí stavět na pagodě.
lesson-first-foundation-other = Pošlete ho na pravé pole východní hory. Body přinese právě žeton { tile-foundation }.
lesson-first-hand = Na mlýnku teď leží vaše ruka. V příštím tahu ho použít nemůžete, ledaže ho použije soupeř a vaši ruku pošle na střechu. Po konci kola jsou zase volné všechny.
lesson-first-home = A teď věřící, tentokrát fialový. Navštivte vlastní oltář: barva se shoduje, takže máte obě strany a postoupíte o 2 pole.
lesson-first-home-other = Váš oltář je fialový: obě strany a 2 pole na stupnici obětí. Vyberte { altar-almsgivers }.
lesson-first-wait = Jste na 3. poli stupnice obětí. Když oběti nárokujete, ukazatel se vrátí na začátek, a na konci kola je smíte nárokovat tak jako tak. Vezměte si kadidlo a zbytek nevyužívejte; na střechu byste teď stejně neměli.
lesson-first-wait-other = Nárokovat oběti smíte už teď. Po tomto tahu ale kolo končí a pak smí jednou každý. Čekáním o nic nepřijdete.
lesson-first-wait-why = Nejdřív si vezměte kadidlo, zbytek pak nevyužívejte.
lesson-first-claim = Kolo skončilo a smíte si vzít jednu odměnu ze svého pole nebo z nižšího. 3. pole dává 2 mince, nebo šestý Jokoro. Vezměte si 2 mince.
lesson-first-claim-sixth = Máte ještě čtyři Jokoro, šestý počká. Vezměte si na 3. poli 2 mince.
lesson-first-claim-skip = Čekat na vyšší pole se může vyplatit, na 5. je smaragd. Teď si ale vezměte 2 mince, budou potřeba na střechu.
lesson-first-claim-lower = To je méně, a ukazatel se stejně vrátí na začátek. Vezměte si 2 mince na 3. poli.
lesson-first-stay = K vašemu mnichovi světlo nedošlo. Za 1 kadidlo zůstane, jinak se vrátí do rezervy. Žeton { tile-foundation } za to stojí: ať mnich zůstane.
lesson-first-stay-other = Přišli byste o žeton { tile-foundation }. Máte 3 kadidla: jedno zaplaťte a mnich zůstane.
lesson-first-keep-tile = Máte jeden použitý žeton. Neměňte ho: brzy ho dáte za střechu. Nevyužívejte výměnu.
lesson-first-keep-tile-other = Nechte si ho: bez žetonu střechu nepostavíte. Výměnu nevyužívejte.

# Střecha
lesson-first-roof-plan = 3. kolo. Mnich je od světla jeden krok a ten krok má na pravé straně dolní oranžový oltář. Zaveďte k němu oranžového věřícího.
lesson-first-roof-plan-other = Nápady máte dobré, ale nejdřív mnich: oranžový věřící a dolní oranžový oltář.
lesson-first-roof-plan-visit = Navštivte dolní oranžový oltář: má krok světla, na který mnich čeká.
lesson-first-roof-light = Posuňte východní světlo doprava, ke svému mnichovi.
lesson-first-roof-light-other = Tam nikoho nemáte. Váš mnich stojí na pravém poli východní hory.
lesson-first-roof = { tile-foundation } vám dovolí stavět. Střecha stojí, co je u ní, a k tomu 1 použitý žeton. Střecha na 3. úrovni přinese za 3 mince 3 SP a svou úroveň nepotřebuje. Postavte ji.
lesson-first-roof-other = Taky možné, ale střecha na 3. úrovni přinese 3 SP za mince, a těch máte 6. Postavte tu.
lesson-first-roof-skip = Žeton by přišel vniveč. Stavte na pagodě.
lesson-first-roof-end = 20 SP. Zaplatili jste starým žetonem: žeton { tile-foundation } přišel do rezervy až po využití. Vezměte si kadidlo a ukončete tah.
lesson-first-roof-end-why = Vezměte si kadidlo a ukončete tah. Na konci kola se vám kadidlo bude hodit.

# Kdo bude první
lesson-first-charity = Soupeř postavil 3. úroveň. A pořád začíná on, protože jste se ještě nepomodlili. Změňte to: zaveďte šedého věřícího k obětnímu oltáři.
lesson-first-charity-other = Stačil by kterýkoli věřící, ale fialové si nechte pro fialové oltáře. Vyberte šedého, bez mlýnku.
lesson-first-charity-visit = Užitečné, ale teď jde o pořadí tahů: navštivte obětní oltář.
lesson-first-call = Tady máte dvě možnosti: pomodlit se, nebo využít levou stranu oltáře, který je ještě na staveništi. Pomodlete se.
lesson-first-call-other = Chytrý způsob, jak využít oltář dřív, než stojí. Zvonek by ale mlčel. Pomodlete se.
lesson-first-call-why = Teď žádný mlýnek. Pomodlete se.
lesson-first-bell = Váš zvonek leží na stupnici pořadí tahů: ve 4. kole začínáte vy. Hráči se zvonkem jdou v pořadí zvonků, ostatní po nich jako dosud.
lesson-first-collection = Teď 1 kadidlo, nebo sbírka: 2, 3 nebo 4 mince za věřící 1, 2 nebo 3 barev u tohoto oltáře. Kadidla máte plno, vezměte si 2 mince. (Potom byste směli nárokovat oběti, kdybyste nějaké měli.) A ukončete tah.
lesson-first-collection-why = Vezměte si 2 mince a ukončete tah.
lesson-first-replaced = Soupeř postavil { altar-treasury } a nahradil jím dolní fialový oltář. Ten už nikdo nevyužije; věřící, který u něj stál, tam do konce kola zůstane.
lesson-first-free = Poslední tah kola je celý na vás, i s mlýnky. Rada: u horního fialového oltáře můžete za 2 dřeva a 1 použitý žeton postavit druhý oltář a za 1 minci a 1 kadidlo umístit Jokoro na pagodu.

# Amulety
lesson-first-amulet = Každý má tajný amulet. Po 3. kole ho smíte zahrát: kdo má nejvíc toho, co amulet jmenuje, dostane odměnu, při shodě oba. Váš počítá umístěné Jokoro: máte 2, soupeř 1. Zahrajte ho!
lesson-first-amulet-keep = Když si ho necháte, odměnu nedostane nikdo a zahrát ho půjde až na konci hry. Teď vedete: zahrajte ho.
lesson-first-era = Smaragd je váš. Vyměnila se i většina žetonů na horách: druhá éra má pro poslední dvě kola bohatší. Žetony u mnichů by zůstaly.

# Jak hra končí
lesson-first-sorin = V 5. kole, a jen v něm, lze postavit Sōrin, vrchol pagody: za 1 minci, 1 dřevo, 1 kámen, 1 kadidlo a 1 žeton. Boduje na konci podle svého žetonu: zde 3 SP za každé kadidlo, které staviteli zbylo.
lesson-first-score-jokoros = Po 5. kole přinese každý Jokoro na pagodě 1 SP za každou postavenou střechu, ať ji stavěl kdokoli. Každý Jokoro na vašich oltářích přinese 1 SP za každou barvu, kterou vaše oltáře mají.
lesson-first-score-rest = Každý zahraný amulet dá 2 SP tomu, kdo pak má nejvíc. Každých pět kusů dřeva, kamene, mincí a použitých žetonů, v jakékoli kombinaci, je za 1 SP a každý smaragd za 1 SP. Kdo nemá kadidlo, ztrácí jako vždy 1 SP.
lesson-first-score-example = Kdyby hra skončila teď, přičetli byste ke svým 20: 1 za Jokoro na pagodě (jedna střecha), 2 za Jokoro na oltáři (dvě barvy), 1 za 7 zdrojů, 1 za smaragd a 2 za amulet. To je 27 SP!
lesson-first-go-on = Při shodě rozhoduje kadidlo a potom pole na stupnici obětí. Zbývají dvě kola a začínáte vy. Stavte úrovně, umísťujte Jokoro a žádné kolo nekončete bez kadidla. Hodně štěstí!
