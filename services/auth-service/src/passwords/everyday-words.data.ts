/**
 * Words that people in German-speaking countries build passwords from, in lower case, umlauts as people type them. Own compilation;
 * `everyday-password.ts` adds the words of the common passwords.
 */
export const everydayWords = [
  // Passwords and systems
  'passwort password passwoerter kennwort parole codewort geheim geheimnis zugang zugriff login anmeldung anmelden benutzer',
  'admin administrator verwaltung verwalter root system server computer rechner laptop internet netzwerk wlan wifi router',
  'windows office google apple samsung facebook amazon start standard default test tester testen probe demo beispiel muster',
  'mustermann temp temporaer initial neu neues neuer neue alt altes sicher sicherheit firewall gast besucher kunde kunden',
  // This product and its trade
  'iban bic sepa swift bank banken sparkasse volksbank raiffeisen raiffeisenbank commerzbank postbank bundesbank bankleitzahl blz',
  'konto kontonummer girokonto ueberweisung lastschrift zahlung pruefer pruefung pruefen prufen pruefziffer validator validierung',
  'validieren geld euro kasse finanzen buchhaltung rechnung steuer kredit zinsen',
  // Time
  'januar jaenner februar maerz april mai juni juli august september oktober november dezember',
  'fruehling fruehjahr sommer herbst winter montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag',
  'heute morgen gestern abend mittag nacht tag woche monat jahr wochenende urlaub ferien feierabend pause',
  'ostern weihnachten silvester neujahr pfingsten karneval fasching advent nikolaus geburtstag hochzeit',
  // Greetings and feelings
  'hallo hallihallo moin servus gruezi gruessgott gutentag gutenmorgen willkommen herzlich tschuess danke bitte prost hurra',
  'liebe lieben liebling liebst schatz schatzi schatzilein schnucki hase hasi haeschen maus mausi maeuschen engel engelchen',
  'prinz prinzessin herz herzchen kuss kuesse ichliebedich liebedich glueck gluecklich freude traum frieden leben freiheit',
  'familie mama papa mutter vater oma opa bruder schwester baby kind kinder freund freundin sonne sonnenschein mond stern sterne',
  'scheisse scheiss arsch arschloch mist fick ficken idiot egal keine keineahnung ahnung vergessen',
  // Small words
  'ich du er sie es wir ihr mein meine meiner dein deine unser der die das den dem ein eine einen und oder mit von vom zum zur fuer',
  'im in am an auf bin bist ist sind nicht nie immer ja nein gut gute guter gutes super toll cool mega geil',
  // Places
  'deutschland oesterreich schweiz europa bayern sachsen hessen thueringen brandenburg niedersachsen saarland schwaben franken',
  'berlin hamburg muenchen koeln frankfurt stuttgart duesseldorf dortmund essen leipzig bremen dresden hannover nuernberg duisburg',
  'bochum wuppertal bielefeld bonn muenster karlsruhe mannheim augsburg wiesbaden moenchengladbach gladbach gelsenkirchen aachen',
  'braunschweig chemnitz kiel halle magdeburg freiburg krefeld mainz luebeck erfurt rostock kassel hagen potsdam saarbruecken',
  'oldenburg leverkusen osnabrueck heidelberg darmstadt regensburg ingolstadt wuerzburg ulm wolfsburg goettingen heilbronn trier',
  'jena konstanz wien graz linz salzburg innsbruck zuerich basel bern genf luzern mallorca italien spanien frankreich ostsee nordsee',
  // Clubs and games
  'fussball bundesliga schalke bvb borussia dortmund fcbayern bayernmuenchen fcb hsv werder sanktpauli stpauli eintracht hertha union',
  'vfb vfl fortuna hansa arminia dynamo kaiserslautern fckoeln effzeh weltmeister tor tore formel minecraft fortnite pokemon starwars',
  // First names
  'alexander andreas anna anne anja anke annika antje barbara bernd birgit bjoern brigitte carina carsten charlotte christian',
  'christina christine christoph claudia clara daniel daniela david dennis dieter dirk dominik elena elias elisabeth emil emilia emma',
  'erik erika eva fabian felix finn florian frank franz franziska friedrich fritz gabi gabriele georg gerd gerhard gisela greta guenter',
  'guenther hannah hannes hans harald heike heiko heinrich heinz helga helmut henry herbert holger horst ingrid jan jana janina jannik',
  'jasmin jens jessica joachim johanna johannes jonas juergen julia julian kai karin karl karsten katharina kathrin katja katrin kevin',
  'klara klaus kristina lara lars laura lea lena leon leonie lina linus lisa luca lukas luisa manfred manuel manuela marcel marco maria',
  'marie mario marion markus marlene martin martina mathias matthias max maximilian melanie mia michael michaela mila monika moritz',
  'nadine nele nicole nico niklas nils nina noah norbert oliver ole oskar otto patrick paul paula peter petra philipp pia rainer ralf',
  'rebecca regina reiner renate rene robert roland rolf rudi rudolf ruth sabine sabrina sandra sara sarah sascha sebastian silke silvia',
  'simon simone sofia sophia sophie stefan stefanie steffen stephan susanne susi sven svenja sylvia tanja theo thomas thorsten tim timo',
  'tobias tom torsten udo ulrich ulrike ursula ute uwe vanessa vera verena viktoria volker walter werner wilhelm wolfgang yvonne',
  'ahmet ali ayse emre fatma hasan kemal mehmet mohammed murat mustafa yusuf',
  // Pets and animals
  'hund hunde katze katzen kater pferd pferde pony hamster vogel fisch kaninchen meerschweinchen schildkroete papagei wellensittich',
  'bello rex bruno balu rocky lucky luna bella amy sammy charly charlie filou mieze minka felix tiger loewe adler drache einhorn delfin',
  'baer elefant wolf fuchs igel frosch schmetterling biene spinne',
  // Things
  'auto motorrad fahrrad mercedes porsche volkswagen golf audi bmw opel bier wein kaffee schokolade kuchen pizza doener bratwurst',
  'kartoffel brot apfel banane erdbeere haus garten blume rose wald wasser feuer himmel regen schnee musik gitarre schule arbeit buero',
  'chef firma handy telefon schluessel tuer fenster tisch stuhl lampe',
].flatMap((line) => line.split(' '));

/** Keys in the order of a keyboard, by row and by column, and counted sequences; umlauts without dots. */
export const keyRows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertzuiopu+',
  'qwertyuiop',
  'asdfghjkloa#',
  'asdfghjkl;',
  'yxcvbnm,.-',
  'zxcvbnm,./',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm8ik9ol0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'qawsedrftgzhujikolp',
  '!"§$%&/()=?',
  '!@#$%^&*()',
] as const;
