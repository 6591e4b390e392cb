const table: string = `# GeoNames (https://www.geonames.org), CC BY 4.0; changed by scripts/postal-codes.mjs
1010||Wien
1020||Wien
1030||Wien
1040||Wien
1050||Wien
1060||Wien
1070||Wien
1080||Wien
1090||Wien
1100||Wien
1110||Wien
1120||Wien
1130||Wien
1140||Mauerbach|Purkersdorf|Wien
1150||Wien
1160||Wien
1170||Wien
1180||Wien
1190||Wien
1200||Wien
1210||Langenzersdorf|Wien
1220||Wien
1230||Wien
1300||Schwechat
2000||Hausleiten|Sierndorf|Stockerau
2002||Großmugl
2003||Leitzersdorf|Niederhollabrunn|Stockerau
2004||Niederhollabrunn
2011||Leitzersdorf|Sierndorf
2013||Göllersdorf
2014||Hollabrunn
2020||Grabern|Hollabrunn
2022||Wullersdorf
2023||Nappersdorf-Kammersdorf|Wullersdorf
2024||Mailberg
2031||Hollabrunn
2032||Gnadendorf|Großmugl|Hollabrunn
2033||Nappersdorf-Kammersdorf
2034||Großharras
2041||Wullersdorf
2042||Grabern|Guntersdorf|Wullersdorf
2051||Zellerndorf
2052||Pernersdorf
2053||Haugsdorf|Pernersdorf
2054||Alberndorf im Pulkautal|Haugsdorf|Retzbach
2061||Hadres
2062||Seefeld-Kadolz
2063||Großharras
2064||Laa an der Thaya
2070||Retz|Retzbach
2073||Schrattenthal|Zellerndorf
2074||Retz|Retzbach
2081||Hardegg|Retz|Weitersfeld
2082||Hardegg
2083||Hardegg
2084||Weitersfeld
2091||Langau|Weitersfeld
2092||Hardegg
2093||Geras
2094||Drosendorf-Zissersdorf|Raabs an der Thaya
2095||Drosendorf-Zissersdorf|Raabs an der Thaya
2100||Bisamberg|Korneuburg|Langenzersdorf|Leobendorf|Stetten
2102||Bisamberg|Hagenbrunn|Langenzersdorf
2103||Langenzersdorf
2104||Spillern
2105||Harmannsdorf|Leitzersdorf|Leobendorf
2111||Harmannsdorf|Leobendorf
2112||Harmannsdorf|Kreuttal
2113||Ernstbrunn|Großrußbach
2114||Großrußbach|Kreuttal
2115||Ernstbrunn|Niederleis
2116||Ernstbrunn|Niederleis
2120||Wolkersdorf im Weinviertel
2122||Ulrichskirchen-Schleinbach|Wolkersdorf im Weinviertel
2123||Hochleithen|Kreuttal|Ulrichskirchen-Schleinbach
2124||Kreuzstetten
2125||Hochleithen|Kreuzstetten|Ladendorf
2126||Ladendorf
2130||Mistelbach|Wilfersdorf
2132||Mistelbach
2133||Fallbach|Laa an der Thaya
2134||Staatz
2135||Laa an der Thaya|Neudorf bei Staatz|Poysdorf
2136||Laa an der Thaya|Neudorf bei Staatz
2141||Poysdorf|Staatz
2143||Großkrut
2144||Altlichtenwarth
2145||Hausbrunn
2151||Asparn an der Zaya
2152||Gnadendorf
2153||Stronsdorf
2154||Gaubitsch|Unterstinkenbrunn
2161||Poysdorf
2162||Falkenstein
2163||Ottenthal|Wildendürnbach
2164||Wildendürnbach
2165||Drasenhofen
2170||Poysdorf
2171||Herrnbaumgarten
2172||Schrattenberg
2181||Palterndorf-Dobermannsdorf
2182||Palterndorf-Dobermannsdorf
2183||Neusiedl an der Zaya
2184||Hauskirchen
2185||Hauskirchen|Wilfersdorf
2191||Gaweinstal
2192||Mistelbach
2193||Poysdorf|Wilfersdorf
2201||Gerasdorf bei Wien|Hagenbrunn
2202||Enzersfeld im Weinviertel|Hagenbrunn
2203||Großebersdorf
2211||Pillichsdorf
2212||Großengersdorf
2213||Bockfließ
2214||Auersthal
2215||Matzen-Raggendorf
2221||Groß-Schweinbarth
2222||Bad Pirawarth
2223||Gaweinstal|Hohenruppersdorf|Matzen-Raggendorf
2224||Sulz im Weinviertel
2225||Zistersdorf
2230||Gänserndorf
2231||Bockfließ|Strasshof an der Nordbahn
2232||Aderklaa|Deutsch-Wagram|Parbasdorf
2241||Schönkirchen-Reyersdorf
2242||Prottes
2243||Matzen-Raggendorf
2244||Spannberg
2245||Velm-Götzendorf
2251||Ebenthal
2252||Angern an der March
2253||Weikendorf
2261||Angern an der March
2262||Angern an der March
2263||Dürnkrut
2264||Jedenspeigen
2265||Drösing
2272||Ringelsdorf-Niederabsdorf
2273||Hohenau an der March
2274||Rabensburg
2275||Bernhardsthal
2276||Bernhardsthal
2281||Raasdorf
2282||Glinzendorf|Großhofen|Markgrafneusiedl
2283||Obersiebenbrunn
2284||Untersiebenbrunn
2285||Leopoldsdorf im Marchfelde
2286||Haringsee
2291||Lassee
2292||Engelhartstetten
2293||Marchegg
2294||Engelhartstetten|Marchegg
2295||Weiden an der March
2301||Andlersdorf|Groß-Enzersdorf|Wien
2304||Eckartsau|Mannsdorf an der Donau|Orth an der Donau
2305||Eckartsau
2320||Rauchenwarth|Schwechat
2322||Zwölfaxing
2325||Himberg
2326||Lanzendorf|Maria-Lanzendorf
2331||Vösendorf
2332||Hennersdorf
2333||Leopoldsdorf
2334||Vösendorf
2340||Maria Enzersdorf|Mödling
2344||Maria Enzersdorf
2345||Brunn am Gebirge
2351||Biedermannsdorf|Guntramsdorf|Laxenburg|Wiener Neudorf
2352||Gumpoldskirchen
2353||Gumpoldskirchen|Guntramsdorf
2361||Laxenburg
2362||Biedermannsdorf
2371||Hinterbrühl
2372||Gießhübl
2380||Perchtoldsdorf
2381||Laab im Walde|Wolfsgraben
2384||Breitenfurt bei Wien
2391||Kaltenleutgeben
2392||Wienerwald
2393||Hinterbrühl|Wienerwald
2401||Fischamend
2402||Haslau-Maria Ellend
2403||Scharndorf
2404||Petronell-Carnuntum
2405||Bad Deutsch-Altenburg|Hundsheim
2410||Hainburg a.d. Donau
2412||Wolfsthal
2413||Berg|Edelstal
2421||Kittsee
2422||Pama
2423||Deutsch Jahrndorf
2424||Zurndorf
2425||Nickelsdorf
2431||Enzersdorf an der Fischa|Klein-Neusiedl
2432||Schwadorf
2433||Enzersdorf an der Fischa
2434||Götzendorf an der Leitha|Mannersdorf am Leithagebirge|Sommerein
2435||Ebergassing|Götzendorf an der Leitha
2440||Gramatneusiedl|Mitterndorf an der Fischa|Moosbrunn|Reisenberg
2441||Gramatneusiedl|Mitterndorf an der Fischa|Moosbrunn
2442||Ebreichsdorf
2443||Leithaprodersdorf|Loretto|Seibersdorf|Stotzing
2444||Seibersdorf
2451||Au am Leithaberge|Hof am Leithaberge
2452||Mannersdorf am Leithagebirge|Reisenberg
2453||Sommerein
2454||Trautmannsdorf an der Leitha
2460||Bruck an der Leitha|Bruckneudorf
2462||Bruck an der Leitha|Bruckneudorf
2463||Trautmannsdorf an der Leitha
2464||Göttlesbrunn-Arbesthal
2465||Höflein
2471||Parndorf|Prellenkirchen|Rohrau
2472||Prellenkirchen
2473||Potzneusiedl|Prellenkirchen
2474||Gattendorf
2475||Neudorf
2481||Achau
2482||Münchendorf
2483||Ebreichsdorf
2485||Pottendorf|Wimpassing an der Leitha
2486||Pottendorf
2490||Ebenfurth
2491||Hornstein|Neufeld an der Leitha|Steinbrunn|Zillingdorf
2492||Eggendorf|Zillingdorf
2493||Eggendorf|Lichtenwörth
2500||Alland|Baden|Heiligenkreuz|Oberwaltersdorf
2504||Sooß
2511||Pfaffstätten
2512||Traiskirchen
2514||Traiskirchen
2521||Trumau
2522||Oberwaltersdorf
2523||Tattendorf
2524||Teesdorf
2525||Günselsdorf|Schönau an der Triesting
2531||Gaaden
2532||Alland|Heiligenkreuz
2533||Alland|Klausen-Leopoldsdorf|Pressbaum
2534||Alland|Heiligenkreuz
2540||Bad Vöslau
2542||Kottingbrunn|Leobersdorf
2544||Enzesfeld-Lindabrunn|Kottingbrunn|Leobersdorf|Schönau an der Triesting
2551||Enzesfeld-Lindabrunn
2552||Enzesfeld-Lindabrunn|Hirtenberg
2560||Berndorf|Hernstein
2563||Pottenstein
2564||Altenmarkt an der Triesting|Furth an der Triesting|Pottenstein|Weissenbach an der Triesting
2565||Alland|Altenmarkt an der Triesting|Bad Vöslau|Weissenbach an der Triesting
2571||Altenmarkt an der Triesting
2572||Altenmarkt an der Triesting|Hainfeld|Kaumberg
2601||Ebenfurth|Eggendorf|Sollenau
2602||Blumau-Neurißhof|Schönau an der Triesting|Sollenau
2603||Ebenfurth|Felixdorf|Matzendorf-Hölles
2604||Eggendorf|Theresienfeld
2620||Grafenbach-St. Valentin|Natschbach-Loipersbach|Neunkirchen|Ternitz|Wartmannstetten
2624||Breitenau|Schwarzau am Steinfeld|St. Egyden am Steinfeld
2625||Schwarzau am Steinfeld
2630||Buchbach|Bürg-Vöstenhof|Grafenbach-St. Valentin|Prigglitz|Ternitz
2631||Ternitz
2632||Altendorf|Enzenreith|Grafenbach-St. Valentin|Ternitz|Wimpassing im Schwarzatale
2640||Altendorf|Buchbach|Enzenreith|Gloggnitz|Kirchberg am Wechsel|Payerbach|Prigglitz|Raach am Hochgebirge
2641||Breitenstein|Schottwien
2642||Schottwien
2650||Payerbach
2651||Reichenau an der Rax
2654||Neuberg an der Mürz|Reichenau an der Rax
2661||Schwarzau im Gebirge
2662||Schwarzau im Gebirge
2663||Kleinzell|Rohr im Gebirge
2671||Gloggnitz|Payerbach
2673||Breitenstein|Payerbach
2680||Semmering|Spital am Semmering
2700||Bad Fischau-Brunn|Katzelsdorf|Lichtenwörth|Weikersdorf am Steinfelde|Wiener Neustadt
2721||Bad Fischau-Brunn|Markt Piesting
2722||Hohe Wand|Weikersdorf am Steinfelde|Winzendorf-Muthmannsdorf
2723||Hohe Wand|Winzendorf-Muthmannsdorf
2724||Höflein an der Hohen Wand|Hohe Wand|Markt Piesting|Waldegg
2731||St. Egyden am Steinfeld|Willendorf
2732||Höflein an der Hohen Wand|Ternitz|Willendorf|Würflach
2733||Grünbach am Schneeberg|Höflein an der Hohen Wand|Puchberg am Schneeberg|Schrattenbach|Ternitz
2734||Puchberg am Schneeberg|Ternitz
2751||Matzendorf-Hölles|Wiener Neustadt|Wöllersdorf-Steinabrückl
2752||Bad Fischau-Brunn|Wiener Neustadt|Wöllersdorf-Steinabrückl
2753||Markt Piesting|Waldegg
2754||Waldegg
2755||Waldegg
2761||Miesenbach|Pernitz|Puchberg am Schneeberg|Waidmannsfeld|Waldegg
2763||Gutenstein|Muggendorf|Pernitz|Waidmannsfeld
2770||Gutenstein
2801||Katzelsdorf
2802||Bromberg|Hochwolkersdorf|Schwarzenbach|Walpersbach
2803||Schwarzenbach|Wiesmath
2811||Bromberg|Wiesmath
2812||Hollenthon|Kirchschlag in der Buckligen Welt|Lichtenegg|Markt Sankt Martin
2813||Bromberg|Hollenthon|Lichtenegg|Scheiblingkirchen-Thernberg|Thomasberg
2821||Lanzenkirchen|Walpersbach
2822||Bad Erlach|Bromberg|Pitten|Schwarzau am Steinfeld|Walpersbach
2823||Bad Erlach|Pitten
2824||Seebenstein
2831||Grimmenstein|Scheiblingkirchen-Thernberg|Seebenstein|Warth
2832||Scheiblingkirchen-Thernberg
2833||Bad Erlach|Bromberg|Hollenthon|Scheiblingkirchen-Thernberg
2840||Edlitz|Grimmenstein|Thomasberg|Warth
2842||Edlitz|Lichtenegg|Thomasberg
2851||Krumbach|Lichtenegg|Thomasberg|Zöbern
2852||Bernstein|Hochneukirchen-Gschaidt|Krumbach|Oberschützen|Schäffern|Zöbern
2853||Bad Schönau|Kirchschlag in der Buckligen Welt|Krumbach
2860||Kirchschlag in der Buckligen Welt
2870||Aspang-Markt|Aspangberg-St. Peter|Feistritz am Wechsel|Schäffern|St. Corona am Wechsel|Thomasberg|Zöbern
2871||Krumbach|Schäffern|Zöbern
2872||Aspangberg-St. Peter|Mönichkirchen|Pinggau
2873||Aspangberg-St. Peter|Feistritz am Wechsel
2880||Feistritz am Wechsel|Kirchberg am Wechsel|Otterthal|St. Corona am Wechsel|Warth
2881||Kirchberg am Wechsel|Trattenbach
3001||Mauerbach|Tulbing
3002||Purkersdorf
3003||Gablitz
3004||Gablitz|Sieghartskirchen|Tullnerbach
3011||Purkersdorf|Tullnerbach
3012||Pressbaum|Purkersdorf|Wolfsgraben
3013||Pressbaum|Tullnerbach
3021||Pressbaum|Tullnerbach|Wolfsgraben
3031||Pressbaum
3032||Altlengbach|Eichgraben|Maria-Anzbach|Pressbaum
3033||Altlengbach|Klausen-Leopoldsdorf|Maria-Anzbach|Pressbaum
3034||Asperhofen|Maria-Anzbach
3040||Maria-Anzbach|Neulengbach
3041||Asperhofen
3042||Würmla
3051||Altlengbach|Neulengbach
3052||Altlengbach|Brand-Laaben|Neustift-Innermanzing
3053||Altlengbach|Brand-Laaben|Klausen-Leopoldsdorf|Stössing
3061||Kirchstetten|Neulengbach
3062||Kirchstetten
3071||Böheimkirchen|Kasten bei Böheimkirchen|Pyhra
3072||Böheimkirchen|Kasten bei Böheimkirchen|Neulengbach|Stössing
3073||Brand-Laaben|Michelbach|Neustift-Innermanzing|Stössing
3074||Kasten bei Böheimkirchen|Michelbach|Stössing
3100||St. Pölten
3104||Pyhra|St. Pölten
3105||St. Pölten
3107||St. Pölten
3110||Neidling
3121||Karlstetten
3122||Bergern im Dunkelsteinerwald|Dunkelsteinerwald|Wölbling
3123||Obritzberg-Rust
3124||Wölbling
3125||Statzendorf|Wölbling
3130||Herzogenburg
3131||Inzersdorf-Getzersdorf
3133||Traismauer
3134||Nußdorf ob der Traisen
3140||Böheimkirchen|St. Pölten
3141||Kapelln
3142||Perschling
3143||Pyhra
3144||Kasten bei Böheimkirchen|Pyhra
3150||Hofstetten-Grünau|St. Veit an der Gölsen|Wilhelmsburg
3151||St. Pölten
3153||Eschenau
3160||St. Veit an der Gölsen|Traisen
3161||St. Veit an der Gölsen
3162||St. Veit an der Gölsen
3163||Kleinzell|Rohrbach an der Gölsen|St. Veit an der Gölsen
3170||Hainfeld|Ramsau
3171||Kleinzell
3172||Ramsau
3180||Lilienfeld
3183||Hohenberg|Türnitz
3184||Türnitz
3192||Hohenberg|Kleinzell
3193||St. Aegyd am Neuwalde
3195||St. Aegyd am Neuwalde
3200||Ober-Grafendorf
3202||Hofstetten-Grünau
3203||Hofstetten-Grünau|Kilb|Rabenstein an der Pielach
3204||Kilb|Kirchberg an der Pielach|Loich|Rabenstein an der Pielach
3205||Weinburg
3211||Loich
3212||Frankenfels|Schwarzenbach an der Pielach
3213||Frankenfels|St. Anton an der Jeßnitz
3214||Frankenfels|Puchenstuben|St. Anton an der Jeßnitz
3221||Puchenstuben
3222||Annaberg|St. Aegyd am Neuwalde
3223||Annaberg|Gaming|Mitterbach am Erlaufsee|Puchenstuben
3224||Mitterbach am Erlaufsee
3231||St. Margarethen an der Sierning
3232||Bischofstetten
3233||Bischofstetten|Hofstetten-Grünau|Kilb|Mank
3240||Kilb|Kirnberg an der Mank|Mank|St. Leonhard am Forst
3241||Kirnberg an der Mank|Oberndorf an der Melk|St. Leonhard am Forst
3242||Oberndorf an der Melk|St. Anton an der Jeßnitz|St. Georgen an der Leys|Texingtal
3243||Ruprechtshofen|St. Leonhard am Forst
3244||Ruprechtshofen|Zelking-Matzleinsdorf
3250||Wieselburg|Wieselburg-Land
3251||Purgstall an der Erlauf|Wieselburg-Land
3252||Petzenkirchen|Ruprechtshofen|Wieselburg-Land
3253||Erlauf|Pöchlarn|Zelking-Matzleinsdorf
3254||Bergland
3261||Steinakirchen am Forst|Wolfpassing
3262||Wang
3263||Randegg|Waidhofen an der Ybbs
3264||Gaming|Gresten|Gresten-Land|Randegg|Reinsberg
3270||Scheibbs|St. Anton an der Jeßnitz
3281||Oberndorf an der Melk|Wieselburg-Land
3282||St. Anton an der Jeßnitz|St. Georgen an der Leys
3283||Scheibbs|St. Anton an der Jeßnitz
3291||Gaming
3292||Gaming|St. Anton an der Jeßnitz
3293||Gaming|Lunz am See
3294||Gaming|Mariazell
3295||Gaming
3300||Amstetten|Ardagger|Winklarn|Zeillern
3304||St. Georgen am Ybbsfelde
3311||Amstetten|Zeillern
3312||Oed-Oehling|Zeillern
3313||Wallsee-Sindelburg|Zeillern
3314||Strengberg
3321||Ardagger|Zeillern
3322||Viehdorf
3323||Neustadtl an der Donau
3324||Euratsfeld
3325||Ferschnitz|Steinakirchen am Forst|Wang
3331||Biberbach|Kematen an der Ybbs|Sonntagberg
3332||Biberbach|Sonntagberg
3333||Biberbach|Sonntagberg
3334||Gaflenz
3335||Gaflenz|Weyer
3340||Randegg|Sonntagberg|Waidhofen an der Ybbs|Ybbsitz
3341||Gresten-Land|Opponitz|Ybbsitz
3342||Opponitz
3343||Hollenstein an der Ybbs
3344||St. Georgen am Reith
3345||Göstling an der Ybbs
3350||Haag|St. Peter in der Au|St. Valentin
3351||Weistrach
3352||St. Peter in der Au
3353||Biberbach|Seitenstetten
3354||Strengberg|Wolfsbach
3355||Ertl
3361||Aschbach-Markt|Biberbach|Kematen an der Ybbs|Oed-Oehling
3362||Amstetten|Oed-Oehling|Zeillern
3363||Amstetten|Winklarn
3364||Neuhofen an der Ybbs|Randegg
3365||Allhartsberg
3370||Neumarkt an der Ybbs|Ybbs an der Donau
3371||Neumarkt an der Ybbs|Steinakirchen am Forst|Wieselburg-Land|Wolfpassing
3372||Blindenmarkt|Ferschnitz
3373||Neumarkt an der Ybbs|Wieselburg-Land
3374||Krummnußbaum|Ybbs an der Donau
3375||Krummnußbaum
3376||St. Martin-Karlsbach
3380||Erlauf|Pöchlarn
3381||Golling an der Erlauf
3382||Dunkelsteinerwald|Hürm|Loosdorf|Schollach
3383||Hürm
3384||Haunoldstein|Markersdorf-Haindorf
3385||Gerersdorf|Markersdorf-Haindorf|Prinzersdorf|St. Pölten
3386||Hafnerbach
3390||Melk|Schollach|Zelking-Matzleinsdorf
3392||Dunkelsteinerwald|Schönbühel-Aggsbach
3393||Zelking-Matzleinsdorf
3400||Klosterneuburg|Mauerbach
3413||St. Andrä-Wördern
3420||Klosterneuburg
3421||Klosterneuburg
3422||St. Andrä-Wördern
3423||St. Andrä-Wördern|Zeiselmauer-Wolfpassing
3424||Zeiselmauer-Wolfpassing
3425||Tulln an der Donau
3426||Muckendorf-Wipfing
3430||Stetteldorf am Wagram|Tulbing|Tulln an der Donau
3433||Königstetten
3434||Tulbing
3435||Langenrohr|Zwentendorf an der Donau
3441||Judenau-Baumgarten|Michelhausen|Sieghartskirchen
3442||Langenrohr
3443||Asperhofen|Pressbaum|Sieghartskirchen|Tullnerbach
3451||Asperhofen|Michelhausen|Sieghartskirchen
3452||Atzenbrugg|Michelhausen|Würmla
3454||Herzogenburg|Sitzenberg-Reidling|Zwentendorf an der Donau
3462||Absdorf|Königsbrunn am Wagram
3463||Stetteldorf am Wagram
3464||Hausleiten|Stetteldorf am Wagram
3465||Kirchberg am Wagram|Königsbrunn am Wagram
3470||Großriedenthal|Kirchberg am Wagram
3471||Großriedenthal
3472||Hohenwarth-Mühlbach a.M.
3473||Hohenwarth-Mühlbach a.M.
3474||Kirchberg am Wagram
3481||Fels am Wagram
3482||Fels am Wagram
3483||Grafenwörth
3484||Grafenwörth
3485||Gedersdorf|Grafenegg
3491||Straß im Straßertale
3492||Grafenegg
3493||Hadersdorf-Kammern
3494||Gedersdorf
3495||Rohrendorf bei Krems
3500||Krems an der Donau|Senftenberg|Stratzing
3506||Krems an der Donau
3508||Paudorf
3511||Furth bei Göttweig
3512||Bergern im Dunkelsteinerwald|Mautern an der Donau
3521||Gföhl|Senftenberg|Weinzierl am Walde
3522||Lichtenau im Waldviertel
3524||Lichtenau im Waldviertel|Sallingberg
3525||Sallingberg
3531||Waldhausen
3532||Jaidhof|Rastenfeld|Zwettl-Niederösterreich
3533||Zwettl-Niederösterreich
3541||Krems an der Donau|Senftenberg|Weinzierl am Walde
3542||Gföhl|Jaidhof|Lichtenau im Waldviertel
3543||Jaidhof|Krumau am Kamp|Rastenfeld
3544||Krumau am Kamp
3550||Langenlois
3552||Droß|Lengenfeld|Stratzing
3553||Gföhl|Jaidhof|Langenlois
3561||Langenlois
3562||Schönberg am Kamp
3564||Schönberg am Kamp
3571||Gars am Kamp|Rosenburg-Mold
3572||Jaidhof|St. Leonhard am Hornerwald
3573||Gars am Kamp|Rosenburg-Mold
3580||Horn|Rosenburg-Mold|St. Bernhard-Frauenhofen
3591||Altenburg
3592||Röhrenbach
3593||Pölla|Röhrenbach
3594||Pölla
3595||Brunn an der Wild
3601||Dürnstein|Weißenkirchen in der Wachau
3602||Rossatz-Arnsdorf
3610||Weinzierl am Walde|Weißenkirchen in der Wachau
3611||Weinzierl am Walde
3613||Albrechtsberg an der Großen Krems|Lichtenau im Waldviertel|Weinzierl am Walde
3620||Maria Laach am Jauerling|Spitz
3621||Rossatz-Arnsdorf
3622||Kottes-Purk|Mühldorf
3623||Kottes-Purk
3631||Kirchschlag|Ottenschlag
3632||Bad Traunstein|Schönbach
3633||Altmelon|Bärnkopf|Schönbach
3641||Aggsbach
3642||Bergern im Dunkelsteinerwald|Dunkelsteinerwald|Schönbühel-Aggsbach
3643||Aggsbach|Maria Laach am Jauerling
3644||Emmersdorf an der Donau
3650||Münichreith-Laimbach|Pöggstall|Raxendorf
3652||Artstetten-Pöbring|Emmersdorf an der Donau|Klein-Pöchlarn|Leiben
3653||Artstetten-Pöbring|Emmersdorf an der Donau|Leiben|Pöggstall|Raxendorf|Weiten
3654||Raxendorf
3660||Klein-Pöchlarn
3661||Artstetten-Pöbring|Maria Taferl|Münichreith-Laimbach
3662||Münichreith-Laimbach
3663||Münichreith-Laimbach|Pöggstall
3664||Kirchschlag|Martinsberg
3665||Bärnkopf|Gutenbrunn|Martinsberg
3671||Marbach an der Donau
3672||Marbach an der Donau|Maria Taferl
3680||Persenbeug-Gottsdorf
3681||Hofamt Priel
3683||St. Oswald|Yspertal
3684||St. Oswald
3691||Nöchling
3701||Großweikersdorf|Heldenberg|Königsbrunn am Wagram|Stetteldorf am Wagram
3702||Rußbach
3704||Heldenberg
3710||Heldenberg|Sitzendorf an der Schmida|Ziersdorf
3711||Hohenwarth-Mühlbach a.M.|Ziersdorf
3712||Maissau
3713||Burgschleinitz-Kühnring|Maissau
3714||Sitzendorf an der Schmida
3720||Ravelsbach
3721||Maissau|Sitzendorf an der Schmida
3722||Straning-Grafenberg
3730||Burgschleinitz-Kühnring|Eggenburg|Meiseldorf|Röschitz|Straning-Grafenberg
3741||Pulkau
3742||Pulkau|Sigmundsherberg|Weitersfeld
3743||Röschitz
3744||Meiseldorf|Rosenburg-Mold
3751||Horn|Meiseldorf|Sigmundsherberg
3752||Geras|Sigmundsherberg|Weitersfeld
3753||Geras|Pernegg
3754||Irnfritz-Messern
3761||Irnfritz-Messern|St. Bernhard-Frauenhofen
3762||Ludweis-Aigen
3763||Japons
3800||Göpfritz an der Wild
3804||Allentsteig|Echsenbach
3811||Göpfritz an der Wild
3812||Groß-Siegharts
3813||Dietmanns
3814||Ludweis-Aigen
3820||Raabs an der Thaya
3822||Karlstein an der Thaya
3823||Raabs an der Thaya
3824||Raabs an der Thaya
3830||Thaya|Waidhofen an der Thaya|Waidhofen an der Thaya-Land
3834||Heidenreichstein|Pfaffenschlag bei Waidhofen a.d.Thaya
3841||Windigsteig
3842||Gastern|Thaya
3843||Dobersberg|Thaya
3844||Dobersberg|Waldkirchen an der Thaya
3851||Dobersberg|Kautzen
3852||Gastern|Kautzen
3860||Amaliendorf-Aalfang|Eggern|Heidenreichstein
3861||Eggern
3862||Eisgarn
3863||Reingers
3871||Brand-Nagelberg|Gmünd
3872||Amaliendorf-Aalfang|Schrems
3873||Brand-Nagelberg|Heidenreichstein|Litschau
3874||Haugschlag|Litschau|Reingers
3900||Echsenbach|Schwarzenau|Windigsteig
3902||Echsenbach|Vitis|Waidhofen an der Thaya-Land
3903||Echsenbach
3910||Großgöttfritz|Zwettl-Niederösterreich
3911||Rappottenstein|Zwettl-Niederösterreich
3912||Grafenschlag
3913||Großgöttfritz
3914||Sallingberg|Waldhausen
3920||Arbesbach|Groß Gerungs|Rappottenstein
3921||Groß Gerungs|Langschlag
3922||Bad Großpertholz|Großschönau|Schweiggers
3923||Großschönau|Schweiggers|Zwettl-Niederösterreich
3924||Groß Gerungs|Zwettl-Niederösterreich
3925||Altmelon|Arbesbach|Liebenau
3931||Schweiggers|Zwettl-Niederösterreich
3932||Kirchberg am Walde|Schweiggers|Vitis|Zwettl-Niederösterreich
3942||Hirschbach
3943||Schrems
3944||Schrems
3945||Hoheneich
3950||Gmünd|Großdietmanns
3961||Großdietmanns|Waldenstein
3962||Großdietmanns|Unserfrau-Altweitra
3970||Moorbad Harbach|St. Martin|Unserfrau-Altweitra|Weitra
3971||Moorbad Harbach|St. Martin
3972||Bad Großpertholz|St. Martin
3973||Bad Großpertholz|Langschlag
4020||Leonding|Linz
4030||Linz
4040||Altenberg bei Linz|Gramastetten|Kirchschlag bei Linz|Lichtenberg|Linz|Steyregg
4048||Puchenau
4050||Traun
4052||Ansfelden
4053||Ansfelden|Neuhofen an der Krems|Pucking
4055||Pucking
4060||Leonding
4061||Leonding|Pasching|Wilhering
4062||Kirchberg-Thening
4063||Hörsching|Traun
4064||Oftering
4070||Eferding|Fraham|Hartkirchen|Hinzenbach|Prambachkirchen|Pupping|Stroheim
4072||Alkoven
4073||Wilhering
4074||Hartkirchen|Prambachkirchen|Stroheim
4075||Fraham
4076||Sankt Marienkirchen an der Polsenz
4081||Hartkirchen|Pupping|Stroheim
4082||Aschach an der Donau
4083||Haibach ob der Donau|Sankt Agatha
4084||Eschenau im Hausruckkreis|Sankt Agatha
4085||Eschenau im Hausruckkreis|Hofkirchen im Mühlkreis|Neustift im Mühlkreis|Pfarrkirchen im Mühlkreis|Waldkirchen am Wesen
4090||Engelhartszell
4091||Sankt Roman|Vichtenstein
4092||Esternberg
4100||Gramastetten|Ottensheim
4101||Feldkirchen an der Donau|Herzogsdorf
4102||Goldwörth
4111||Gramastetten|Walding
4112||Gramastetten|Sankt Gotthard im Mühlkreis
4113||Feldkirchen an der Donau|Niederwaldkirchen|Sankt Martin im Mühlkreis
4114||Kirchberg ob der Donau|Kleinzell im Mühlkreis|Sankt Martin im Mühlkreis
4115||Kirchberg ob der Donau|Kleinzell im Mühlkreis
4116||Sankt Ulrich im Mühlkreis
4120||Altenfelden|Kleinzell im Mühlkreis|Neufelden|Niederwaldkirchen
4121||Altenfelden|Arnreit|Hörbich|Neufelden
4122||Arnreit
4131||Kirchberg ob der Donau|Lembach im Mühlkreis|Niederkappel
4132||Hörbich|Lembach im Mühlkreis|Niederkappel|Putzleinsdorf
4133||Hofkirchen im Mühlkreis|Niederkappel|Putzleinsdorf
4134||Atzesberg|Hörbich|Putzleinsdorf
4141||Pfarrkirchen im Mühlkreis|Putzleinsdorf
4142||Hofkirchen im Mühlkreis|Pfarrkirchen im Mühlkreis
4143||Neustift im Mühlkreis
4144||Neustift im Mühlkreis|Oberkappel|Pfarrkirchen im Mühlkreis
4150||Rohrbach-Berg|Sarleinsbach
4151||Oepping
4152||Atzesberg|Hörbich|Kollerschlag|Oberkappel|Sarleinsbach
4153||Julbach|Peilstein im Mühlviertel
4154||Kollerschlag|Oberkappel
4155||Julbach|Nebelberg
4160||Aigen-Schlägl|Ulrichsberg
4161||Aigen-Schlägl|Schwarzenberg am Böhmerwald|Ulrichsberg
4162||Julbach|Peilstein im Mühlviertel|Ulrichsberg
4163||Klaffer am Hochficht|Ulrichsberg
4164||Schwarzenberg am Böhmerwald
4170||Afiesl|Auberg|Haslach an der Mühl|Lichtenau im Mühlkreis|Rohrbach-Berg|Sankt Oswald bei Haslach|Sankt Peter am Wimberg|Sankt Stefan am Walde
4171||Auberg|Sankt Peter am Wimberg|Sankt Stefan am Walde
4172||Niederwaldkirchen|Sankt Johann am Wimberg
4173||Niederwaldkirchen|Sankt Veit im Mühlkreis
4174||Niederwaldkirchen|Sankt Veit im Mühlkreis
4175||Herzogsdorf|Niederwaldkirchen|Sankt Veit im Mühlkreis
4180||Reichenau im Mühlkreis|Sonnberg im Mühlkreis|Zwettl an der Rodl
4181||Herzogsdorf|Oberneukirchen|Zwettl an der Rodl
4182||Ahorn|Oberneukirchen
4183||Ahorn|Oberneukirchen|Vorderweißenbach
4184||Afiesl|Ahorn|Helfenberg|Sankt Peter am Wimberg|Sankt Stefan am Walde|Vorderweißenbach
4190||Bad Leonfelden|Vorderweißenbach
4191||Vorderweißenbach
4192||Hirschbach im Mühlkreis|Schenkenfelden
4193||Hirschbach im Mühlkreis|Rainbach im Mühlkreis|Reichenthal|Waldburg
4201||Eidenberg|Gramastetten|Kirchschlag bei Linz|Lichtenberg|Zwettl an der Rodl
4202||Alberndorf in der Riedmark|Altenberg bei Linz|Eidenberg|Hellmonsödt|Kirchschlag bei Linz|Sonnberg im Mühlkreis
4203||Altenberg bei Linz
4204||Haibach im Mühlkreis|Ottenschlag im Mühlkreis|Reichenau im Mühlkreis
4209||Altenberg bei Linz|Engerwitzdorf|Gallneukirchen
4210||Alberndorf in der Riedmark|Altenberg bei Linz|Gallneukirchen|Unterweitersdorf
4211||Alberndorf in der Riedmark|Altenberg bei Linz|Neumarkt im Mühlkreis
4212||Kefermarkt|Neumarkt im Mühlkreis|Unterweitersdorf
4221||Steyregg
4222||Engerwitzdorf|Langenstein|Sankt Georgen an der Gusen
4223||Katsdorf|Sankt Georgen an der Gusen
4224||Katsdorf|Pregarten|Wartberg ob der Aist
4225||Luftenberg an der Donau
4230||Gutau|Hagenberg im Mühlkreis|Pregarten|Tragwein
4232||Hagenberg im Mühlkreis
4240||Freistadt|Kefermarkt|Lasberg|Rainbach im Mühlkreis|Reichenthal|Waldburg
4242||Hirschbach im Mühlkreis
4251||Sandl
4252||Liebenau
4261||Grünbach|Rainbach im Mühlkreis
4262||Leopoldschlag
4263||Sandl|Windhaag bei Freistadt
4264||Grünbach|Lasberg
4271||Lasberg|Sankt Oswald bei Freistadt
4272||Sankt Leonhard bei Freistadt|Weitersfelden
4273||Kaltenberg|Unterweißenbach
4274||Bad Zell|Pierbach|Schönau im Mühlkreis
4280||Königswiesen
4281||Königswiesen|Pabneukirchen|Pierbach
4282||Königswiesen|Pierbach|Sankt Thomas am Blasenstein|Schönau im Mühlkreis
4283||Bad Zell
4284||Allerheiligen im Mühlkreis|Tragwein
4291||Kefermarkt|Lasberg
4292||Gutau|Kefermarkt|Lasberg|Pregarten
4293||Bad Zell|Gutau|Sankt Leonhard bei Freistadt|Schönau im Mühlkreis|Tragwein
4294||Gutau|Sankt Leonhard bei Freistadt|Sankt Oswald bei Freistadt|Schönau im Mühlkreis
4300||Ernsthofen|St. Valentin
4303||St. Pantaleon-Erla
4310||Langenstein|Mauthausen
4311||Naarn im Machlande|Ried in der Riedmark|Schwertberg|Tragwein
4312||Katsdorf|Langenstein|Mauthausen|Ried in der Riedmark|Schwertberg
4320||Allerheiligen im Mühlkreis|Naarn im Machlande|Perg|Windhaag bei Perg
4322||Sankt Thomas am Blasenstein|Windhaag bei Perg
4323||Arbing|Bad Kreuzen|Münzbach|Rechberg|Windhaag bei Perg
4324||Rechberg
4331||Naarn im Machlande
4332||Naarn im Machlande
4341||Arbing|Baumgartenberg
4342||Arbing|Baumgartenberg|Münzbach|Saxen
4343||Mitterkirchen im Machland
4351||Baumgartenberg|Saxen
4352||Bad Kreuzen|Klam|Münzbach|Saxen
4360||Bad Kreuzen|Grein|Waldhausen im Strudengau
4362||Bad Kreuzen|Pabneukirchen|Sankt Thomas am Blasenstein
4363||Pabneukirchen|Sankt Thomas am Blasenstein
4364||Sankt Thomas am Blasenstein
4371||Dimbach|Pabneukirchen|Sankt Georgen am Walde
4372||Altmelon|Pabneukirchen|Sankt Georgen am Walde
4381||Grein|Sankt Nikola an der Donau
4382||Sankt Nikola an der Donau|Waldhausen im Strudengau
4391||Waldhausen im Strudengau
4392||Dorfstetten|Waldhausen im Strudengau
4400||Garsten|Sankt Ulrich bei Steyr|Steyr
4407||Dietach|Steyr
4421||Aschach an der Steyr|Steinbach an der Steyr
4431||Haidershofen
4432||Ernsthofen
4441||Behamberg
4442||Maria Neustift|Sankt Ulrich bei Steyr|St. Peter in der Au
4443||Großraming|Maria Neustift|Sankt Ulrich bei Steyr|St. Peter in der Au
4451||Garsten|Sankt Ulrich bei Steyr|Steyr|Ternberg
4452||Ternberg
4453||Ternberg
4460||Laussa|Losenstein
4461||Garsten|Laussa
4462||Reichraming
4463||Großraming|Laussa
4464||Weyer
4470||Enns|Kronstorf
4481||Asten|Enns|Luftenberg an der Donau
4482||Ennsdorf|St. Valentin
4483||Hargelsberg|Kronstorf
4484||Dietach|Hargelsberg|Kronstorf
4490||Sankt Florian
4491||Hofkirchen im Traunkreis|Niederneukirchen|Sankt Marien
4492||Hofkirchen im Traunkreis
4493||Schiedlberg|Wolfern
4501||Neuhofen an der Krems
4502||Sankt Marien
4511||Allhaming|Neuhofen an der Krems
4521||Sankt Marien|Schiedlberg
4522||Schiedlberg|Sierning
4523||Aschach an der Steyr|Garsten|Sierning
4531||Kematen an der Krems|Neuhofen an der Krems|Piberbach|Rohr im Kremstal|Sierning
4532||Kematen an der Krems|Kremsmünster|Rohr im Kremstal
4533||Piberbach
4540||Bad Hall|Kremsmünster|Pfarrkirchen bei Bad Hall|Rohr im Kremstal
4541||Adlwang
4542||Nußbach
4550||Kematen an der Krems|Kremsmünster|Rohr im Kremstal
4551||Ried im Traunkreis
4552||Pfarrkirchen bei Bad Hall|Wartberg an der Krems
4553||Nußbach|Schlierbach
4554||Oberschlierbach
4560||Kirchdorf an der Krems
4562||Steinbach am Ziehberg
4563||Kirchdorf an der Krems|Micheldorf in Oberösterreich
4564||Klaus an der Pyhrnbahn
4565||Inzersdorf im Kremstal
4571||Klaus an der Pyhrnbahn
4572||Hinterstoder|Klaus an der Pyhrnbahn|Sankt Pankraz
4573||Hinterstoder|Vorderstoder
4574||Hinterstoder|Vorderstoder
4575||Roßleithen|Vorderstoder
4580||Edlbach|Rosenau am Hengstpaß|Windischgarsten
4581||Edlbach|Rosenau am Hengstpaß
4582||Edlbach|Spital am Pyhrn
4591||Molln|Rosenau am Hengstpaß
4592||Grünburg
4593||Grünburg
4594||Aschach an der Steyr|Grünburg|Ternberg
4595||Waldneukirchen
4596||Steinbach an der Steyr
4600||Schleißheim|Thalheim bei Wels|Wels
4611||Buchkirchen|Wallern an der Trattnach
4612||Buchkirchen|Fraham|Scharten
4613||Buchkirchen
4614||Marchtrenk
4615||Holzhausen
4616||Eggendorf im Traunkreis|Weißkirchen an der Traun
4621||Kremsmünster|Sipbachzell
4622||Eggendorf im Traunkreis
4623||Gunskirchen|Wels
4624||Offenhausen|Pennewang
4625||Meggenhofen|Offenhausen|Pennewang
4631||Buchkirchen|Krenglbach|Pichl bei Wels|Wallern an der Trattnach
4632||Kematen am Innbach|Pichl bei Wels|Schlüßlberg
4633||Kematen am Innbach|Pichl bei Wels
4641||Fischlham|Steinhaus
4642||Sattledt
4643||Eberstalzell|Pettenbach|Ried im Traunkreis|Steinbach am Ziehberg
4644||Grünau im Almtal|Sankt Konrad|Scharnstein
4645||Grünau im Almtal|Scharnstein
4650||Edt bei Lambach|Gunskirchen|Lambach
4651||Stadl-Paura
4652||Fischlham|Steinerkirchen an der Traun
4653||Eberstalzell|Vorchdorf
4654||Bad Wimsbach-Neydharting
4655||Roitham am Traunfall|Steinerkirchen an der Traun|Vorchdorf
4656||Kirchham|Laakirchen
4661||Roitham am Traunfall
4662||Laakirchen
4663||Laakirchen
4664||Gschwandt|Laakirchen
4671||Aichkirchen|Neukirchen bei Lambach
4672||Bachmanning|Meggenhofen|Pennewang
4673||Gaspoltshofen
4674||Gaspoltshofen
4675||Weibern
4676||Aistersheim|Gaspoltshofen
4680||Geiersberg|Haag am Hausruck|Weibern
4681||Rottenbach
4682||Gaspoltshofen|Geboltskirchen
4690||Oberndorf bei Schwanenstadt|Pitzenberg|Pühret|Rüstorf|Rutzenham|Schlatt|Schwanenstadt|Stadl-Paura
4691||Niederthalheim|Schlatt
4692||Gaspoltshofen|Niederthalheim
4693||Desselbrunn|Rüstorf
4694||Ohlsdorf
4701||Bad Schallerbach|Pichl bei Wels|Wallern an der Trattnach
4702||Bad Schallerbach|Krenglbach|Pichl bei Wels|Wallern an der Trattnach
4707||Grieskirchen|Schlüßlberg
4710||Grieskirchen|Pollham|Sankt Georgen bei Grieskirchen|Tollet
4712||Michaelnbach|Tollet|Waizenkirchen
4713||Gallspach|Grieskirchen|Kematen am Innbach|Sankt Georgen bei Grieskirchen|Schlüßlberg
4714||Gaspoltshofen|Meggenhofen|Offenhausen
4715||Sankt Georgen bei Grieskirchen|Taufkirchen an der Trattnach|Tollet
4716||Hofkirchen an der Trattnach
4720||Kallham|Michaelnbach|Neumarkt im Hausruckkreis|Pötting|Wendling
4721||Altschwendt
4722||Neukirchen am Walde|Peuerbach|Steegen
4723||Kopfing im Innkreis|Natternbach
4724||Eschenau im Hausruckkreis|Neukirchen am Walde|Waldkirchen am Wesen
4725||Engelhartszell|Kopfing im Innkreis|Sankt Aegidi|Sankt Roman
4730||Eschenau im Hausruckkreis|Prambachkirchen|Sankt Agatha|Stroheim|Waizenkirchen
4731||Prambachkirchen|Stroheim|Waizenkirchen
4732||Pollham|Prambachkirchen|Sankt Marienkirchen an der Polsenz|Sankt Thomas
4733||Heiligenberg
4741||Hofkirchen an der Trattnach|Rottenbach|Wendling
4742||Pram
4743||Peterskirchen
4751||Dorf an der Pram|Taiskirchen im Innkreis
4752||Lambrechten|Riedau
4753||Lambrechten|Taiskirchen im Innkreis
4754||Andrichsfurt|Peterskirchen|Utzenaich
4755||Altschwendt|Zell an der Pram
4760||Raab|Sankt Willibald
4761||Enzenkirchen
4762||Enzenkirchen|Natternbach|Sankt Willibald
4770||Andorf
4771||Enzenkirchen|Sigharting
4772||Andorf|Lambrechten|Utzenaich
4773||Eggerding|Sankt Marienkirchen bei Schärding
4774||Sankt Marienkirchen bei Schärding|Taufkirchen an der Pram
4775||Eggerding|Taufkirchen an der Pram
4776||Diersbach|Rainbach im Innkreis
4777||Mayrhof
4780||Sankt Florian am Inn|Schärding
4782||Sankt Florian am Inn
4783||Schardenberg|Wernstein am Inn
4784||Schardenberg|Wernstein am Inn
4785||Freinberg|Schardenberg
4786||Brunnenthal
4791||Rainbach im Innkreis|Schardenberg|Taufkirchen an der Pram
4792||Münzkirchen|Sankt Roman|Schardenberg
4793||Kopfing im Innkreis|Sankt Roman
4794||Enzenkirchen|Kopfing im Innkreis|Sankt Aegidi
4800||Attnang-Puchheim|Desselbrunn|Pilsbach|Pühret|Regau
4801||Altmünster|Traunkirchen
4802||Ebensee
4810||Altmünster|Gmunden|Gschwandt|Pinsdorf
4812||Altmünster|Ohlsdorf|Pinsdorf|Regau
4813||Altmünster
4814||Altmünster|Aurach am Hongar
4816||Gschwandt|Laakirchen
4817||Gschwandt|Kirchham|Sankt Konrad|Scharnstein
4820||Bad Ischl
4821||Bad Ischl
4822||Bad Goisern am Hallstättersee
4823||Hallstatt
4824||Gosau
4825||Gosau
4830||Hallstatt
4831||Obertraun
4840||Pilsbach|Vöcklabruck
4841||Pilsbach|Timelkam|Ungenach|Vöcklabruck
4842||Zell am Pettenfirst
4843||Ampflwang im Hausruckwald
4844||Aurach am Hongar|Regau
4845||Pinsdorf|Regau
4846||Redlham
4849||Puchkirchen am Trattberg
4850||Neukirchen an der Vöckla|Timelkam|Ungenach|Vöcklabruck
4851||Gampern|Seewalchen am Attersee
4852||Weyregg am Attersee
4853||Steinbach am Attersee
4854||Sankt Gilgen|Steinbach am Attersee
4860||Lenzing|Regau|Timelkam
4861||Aurach am Hongar|Schörfling am Attersee|Weyregg am Attersee
4863||Berg im Attergau|Seewalchen am Attersee
4864||Attersee am Attersee
4865||Nußdorf am Attersee
4866||Innerschwand am Mondsee|Sankt Gilgen|Unterach am Attersee
4870||Pfaffing|Vöcklamarkt
4871||Frankenburg am Hausruck|Gampern|Neukirchen an der Vöckla|Pfaffing|Vöcklamarkt
4872||Neukirchen an der Vöckla
4873||Frankenburg am Hausruck|Neukirchen an der Vöckla|Redleiten
4880||Berg im Attergau|Sankt Georgen im Attergau|Seewalchen am Attersee
4881||Straß im Attergau
4882||Oberwang
4890||Fornach|Frankenmarkt|Vöcklamarkt|Weißenkirchen im Attergau
4891||Frankenmarkt|Pöndorf|Weißenkirchen im Attergau
4892||Fornach|Pfaffing
4893||Oberhofen am Irrsee|Tiefgraben|Zell am Moos
4894||Oberhofen am Irrsee
4901||Ottnang am Hausruck
4902||Gaspoltshofen|Niederthalheim|Wolfsegg am Hausruck
4903||Manning
4904||Atzbach
4906||Eberschwang
4910||Aurolzmünster|Mehrnbach|Pattigham|Ried im Innkreis
4911||Tumeltsham
4912||Neuhofen im Innkreis
4920||Schildorn
4921||Hohenzell
4922||Geiersberg
4923||Lohnsburg am Kobernaußerwald
4924||Schildorn|Waldzell
4925||Pattigham|Pramet
4926||Sankt Marienkirchen am Hausruck
4931||Aspach|Mettmach
4932||Aspach|Kirchheim im Innkreis
4933||Aspach
4941||Mehrnbach|Ried im Innkreis
4942||Gurten|Wippenham
4943||Geinberg|Gurten|Kirchdorf am Inn|Polling im Innkreis|Sankt Georgen bei Obernberg am Inn
4950||Altheim|Weng im Innkreis
4951||Geinberg|Polling im Innkreis
4952||Altheim|Moosbach|Weng im Innkreis
4961||Mühlheim am Inn|Weng im Innkreis
4962||Mining|Sankt Peter am Hart
4963||Burgkirchen|Sankt Peter am Hart
4970||Eitzing
4971||Andrichsfurt|Aurolzmünster|Mehrnbach|Utzenaich
4972||Andrichsfurt|Aurolzmünster|Utzenaich
4973||Aurolzmünster|Mörschwang|Reichersberg|Sankt Martin im Innkreis|Senftenbach|Utzenaich
4974||Lambrechten|Ort im Innkreis|Reichersberg
4975||Suben
4980||Antiesenhofen|Eggerding|Reichersberg
4981||Reichersberg
4982||Kirchdorf am Inn|Mörschwang|Obernberg am Inn
4983||Sankt Georgen bei Obernberg am Inn
4984||Mörschwang|Weilbach
5020||Salzburg
5023||Koppl|Salzburg
5026||Salzburg
5061||Elsbethen|Salzburg
5071||Salzburg|Wals-Siezenheim
5081||Anif|Salzburg
5082||Grödig|Salzburg
5083||Grödig|Hallein
5084||Großgmain
5090||Lofer|Sankt Martin bei Lofer
5091||Unken
5092||Sankt Martin bei Lofer
5093||Weißbach bei Lofer
5101||Bergheim
5102||Anthering
5110||Lamprechtshausen|Oberndorf bei Salzburg
5111||Bürmoos
5112||Lamprechtshausen
5113||Sankt Georgen bei Salzburg
5114||Göming
5120||Haigermoos|Ostermiething|Sankt Pantaleon
5121||Geretsberg|Haigermoos|Ostermiething|Sankt Pantaleon|Sankt Radegund|Tarsdorf
5122||Hochburg-Ach|Sankt Radegund|Überackern
5131||Franking|Geretsberg|Haigermoos
5132||Geretsberg
5133||Geretsberg|Gilgenberg am Weilhart
5134||Gilgenberg am Weilhart|Handenberg|Schwand im Innkreis|Überackern
5141||Moosdorf
5142||Eggelsberg|Feldkirchen bei Mattighofen
5143||Feldkirchen bei Mattighofen
5144||Handenberg|Sankt Georgen am Fillmannsbach
5145||Burgkirchen|Neukirchen an der Enknach
5151||Nußdorf am Haunsberg
5152||Dorfbeuern
5161||Elixhausen
5162||Nußdorf am Haunsberg|Obertrum am See|Seekirchen am Wallersee
5163||Mattsee|Palting
5164||Seeham
5165||Berndorf bei Salzburg|Nußdorf am Haunsberg
5166||Perwang am Grabensee
5201||Seekirchen am Wallersee
5202||Neumarkt am Wallersee|Oberhofen am Irrsee
5203||Köstendorf|Seekirchen am Wallersee
5204||Straßwalchen|Weißenkirchen im Attergau
5205||Schleedorf
5211||Lengau
5212||Lengau|Pöndorf
5221||Lochen am See
5222||Lochen am See|Munderfing|Schalchen
5223||Pfaffstätt
5224||Auerbach
5225||Jeging
5230||Mattighofen
5231||Schalchen
5232||Kirchberg bei Mattighofen
5233||Pischelsdorf am Engelbach
5241||Helpfau-Uttendorf|Höhnhart|Maria Schmolln|Sankt Johann am Walde
5242||Maria Schmolln|Sankt Johann am Walde
5251||Aspach|Höhnhart|Sankt Johann am Walde
5252||Aspach
5261||Burgkirchen|Helpfau-Uttendorf|Maria Schmolln|Schalchen
5270||Burgkirchen|Helpfau-Uttendorf|Mauerkirchen|Moosbach
5271||Helpfau-Uttendorf|Moosbach
5272||Höhnhart|Moosbach|Roßbach|Treubach
5273||Roßbach|Sankt Veit im Innkreis
5274||Burgkirchen|Sankt Peter am Hart
5280||Braunau am Inn|Burgkirchen|Neukirchen an der Enknach|Sankt Peter am Hart
5282||Braunau am Inn|Burgkirchen|Neukirchen an der Enknach
5300||Hallwang
5301||Eugendorf
5302||Eugendorf|Henndorf am Wallersee
5303||Thalgau
5310||Innerschwand am Mondsee|Mondsee|Sankt Gilgen|Sankt Lorenz|Tiefgraben
5311||Innerschwand am Mondsee|Mondsee
5321||Koppl
5322||Hof bei Salzburg
5323||Adnet|Ebenau
5324||Faistenau|Hintersee
5325||Plainfeld
5330||Fuschl am See
5340||Sankt Gilgen
5342||Sankt Gilgen|Strobl
5350||Sankt Gilgen|Strobl
5351||Bad Ischl|Strobl
5360||Sankt Gilgen|St. Wolfgang im Salzkammergut
5400||Adnet|Hallein|Oberalm
5411||Oberalm|Puch bei Hallein
5412||Hallein|Puch bei Hallein
5421||Adnet
5422||Hallein
5423||Sankt Koloman
5424||Bad Vigaun|Kuchl
5425||Krispl
5431||Kuchl
5440||Golling an der Salzach|Scheffau am Tennengebirge
5441||Abtenau|Scheffau am Tennengebirge
5442||Abtenau|Rußbach am Paß Gschütt
5450||Pfarrwerfen|Werfen
5451||Werfen
5452||Pfarrwerfen|Werfen
5453||Werfenweng
5500||Bischofshofen|Pfarrwerfen
5505||Mühlbach am Hochkönig
5511||Hüttau
5521||Hüttau
5522||Sankt Martin am Tennengebirge
5523||Annaberg-Lungötz
5524||Abtenau|Annaberg-Lungötz
5531||Eben im Pongau
5532||Filzmoos
5541||Altenmarkt im Pongau
5542||Flachau
5550||Radstadt
5552||Forstau
5561||Untertauern
5562||Tweng|Untertauern
5563||Tweng
5570||Mauterndorf
5571||Mariapfarr
5572||Sankt Andrä im Lungau
5573||Weißpriach
5574||Göriach
5575||Lessach
5580||Tamsweg
5581||Sankt Margarethen im Lungau
5582||Sankt Margarethen im Lungau|Sankt Michael im Lungau
5583||Muhr
5584||Zederhaus
5585||Unternberg
5591||Ramingstein
5592||Thomatal
5600||Sankt Johann im Pongau
5602||Sankt Johann im Pongau|Wagrain
5603||Kleinarl
5611||Großarl
5612||Hüttschlag
5620||Schwarzach im Pongau
5621||Goldegg|Sankt Veit im Pongau
5622||Goldegg
5630||Bad Hofgastein
5632||Dorfgastein
5640||Bad Gastein
5645||Bad Gastein
5651||Goldegg|Lend|Taxenbach
5652||Dienten am Hochkönig
5660||Lend|Taxenbach
5661||Rauris
5662||Bruck an der Großglocknerstraße|Taxenbach
5671||Bruck an der Großglocknerstraße
5672||Fusch an der Großglocknerstraße
5700||Maishofen|Zell am See
5710||Kaprun
5721||Piesendorf
5722||Niedernsill
5723||Uttendorf
5724||Stuhlfelden
5730||Hollersbach im Pinzgau|Mittersill
5731||Hollersbach im Pinzgau|Mittersill
5732||Bramberg am Wildkogel|Hollersbach im Pinzgau
5733||Bramberg am Wildkogel
5741||Bramberg am Wildkogel|Neukirchen am Großvenediger
5742||Wald im Pinzgau
5743||Krimml
5751||Maishofen
5752||Viehhofen
5753||Saalbach-Hinterglemm
5754||Saalbach-Hinterglemm
5760||Saalfelden am Steinernen Meer
5761||Maria Alm am Steinernen Meer
5771||Leogang
6020||Innsbruck|Mutters|Natters|Schönberg im Stubaital
6060||Hall in Tirol|Thaur
6063||Rum|Thaur
6065||Thaur
6067||Absam
6068||Mils
6069||Gnadenwald
6070||Ampass
6071||Aldrans
6072||Lans
6073||Aldrans|Sistrans
6074||Rinn
6075||Tulfes
6080||Innsbruck
6082||Patsch
6083||Ellbögen
6091||Götzens|Natters
6092||Birgitz
6094||Axams
6095||Grinzens
6100||Leutasch|Reith bei Seefeld|Seefeld in Tirol|Telfs
6103||Reith bei Seefeld
6105||Leutasch
6108||Scharnitz
6111||Volders
6112||Wattens
6113||Wattenberg
6114||Kolsass
6115||Kolsassberg
6116||Weer
6121||Baumkirchen
6122||Fritzens
6123||Terfens
6130||Schwaz
6133||Weerberg
6134||Vomp
6135||Stans
6136||Pill
6141||Schönberg im Stubaital
6142||Mieders
6143||Matrei am Brenner|Mühlbachl|Pfons
6145||Navis
6150||Gschnitz|Mühlbachl|Steinach am Brenner|Trins
6152||Trins
6154||Schmirn|Vals
6156||Gries am Brenner
6157||Obernberg am Brenner
6161||Natters
6162||Mutters
6165||Telfes im Stubai
6166||Fulpmes
6167||Fulpmes|Neustift im Stubaital
6170||Pettnau|Zirl
6173||Oberperfuss
6175||Kematen in Tirol
6176||Kematen in Tirol|Völs
6178||Unterperfuss
6179||Ranggen
6181||Sellrain
6182||Gries im Sellrain|Stams
6183||Silz
6184||St. Sigmund im Sellrain
6200||Jenbach|Stans|Strass im Zillertal
6210||Wiesing
6212||Eben am Achensee
6213||Eben am Achensee
6215||Achenkirch|Eben am Achensee|Steinberg am Rofan|Vomp
6220||Buch in Tirol
6222||Gallzein
6230||Brixlegg
6232||Münster
6233||Kramsach
6234||Brandenberg
6235||Reith im Alpbachtal
6236||Alpbach|Reith im Alpbachtal
6240||Rattenberg
6241||Radfeld
6250||Kundl
6252||Breitenbach am Inn
6260||Bruck am Ziller|Reith im Alpbachtal
6261||Schlitters|Strass im Zillertal
6262||Schlitters
6263||Fügen|Schlitters
6264||Fügenberg
6265||Hart im Zillertal
6271||Uderns
6272||Kaltenbach
6273||Ried im Zillertal
6274||Aschau im Zillertal
6275||Stumm
6276||Stummerberg
6277||Zellberg
6278||Hainzenberg
6280||Gerlosberg|Rohrberg|Zell am Ziller
6281||Gerlos
6283||Hippach|Schwendau|Zell am Ziller
6284||Ramsau im Zillertal
6290||Brandberg|Finkenberg|Mayrhofen|Schwendau
6292||Finkenberg|Schwendau
6293||Finkenberg|Tux
6294||Tux
6295||Finkenberg|Mayrhofen
6300||Wörgl
6305||Itter
6306||Söll
6311||Wildschönau
6313||Wildschönau
6314||Hopfgarten im Brixental|Wildschönau
6320||Angerberg
6321||Angath
6322||Kirchbichl
6323||Bad Häring
6324||Mariastein
6330||Ebbs|Kufstein|Söll
6334||Schwoich
6335||Thiersee
6336||Langkampfen
6341||Ebbs
6342||Niederndorf
6343||Erl
6344||Walchsee
6345||Kössen
6346||Niederndorferberg
6347||Rettenschöss
6351||Scheffau am Wilden Kaiser|Söll
6352||Ellmau
6353||Going am Wilden Kaiser|Reith bei Kitzbühel
6361||Hopfgarten im Brixental
6363||Westendorf
6364||Brixen im Thale
6365||Kirchberg in Tirol|Reith bei Kitzbühel
6370||Kitzbühel|Reith bei Kitzbühel
6371||Aurach bei Kitzbühel
6372||Oberndorf in Tirol
6373||Jochberg
6380||St. Johann in Tirol
6382||Kirchdorf in Tirol
6383||Kirchdorf in Tirol
6384||Waidring
6385||Schwendt
6391||Fieberbrunn
6392||St. Jakob in Haus
6393||St. Ulrich am Pillersee
6395||Hochfilzen
6401||Inzing
6402||Hatting
6403||Flaurling
6404||Polling in Tirol
6405||Pfaffenhofen
6406||Oberhofen im Inntal
6408||Pettnau
6410||Telfs
6413||Wildermieming
6414||Mieming
6416||Obsteig
6421||Rietz
6422||Stams
6423||Mötz
6424||Silz
6425||Haiming
6426||Roppen
6430||Haiming
6432||Sautens
6433||Haiming|Oetz
6441||Umhausen
6444||Längenfeld
6450||Sölden
6452||Sölden
6456||Sölden
6458||Sölden
6460||Imst
6462||Karres
6463||Karrösten
6464||Tarrenz
6465||Nassereith
6471||Arzl im Pitztal
6473||Fließ|Jerzens|Wenns
6474||Jerzens
6481||St. Leonhard im Pitztal
6491||Schönwies
6492||Imsterberg
6493||Mils bei Imst
6500||Fließ|Grins|Landeck|Stanz bei Landeck
6511||Zams
6521||Fließ
6522||Prutz
6524||Kaunertal
6525||Faggen
6526||Kauns
6527||Kaunerberg
6528||Fendels
6531||Ried im Oberinntal
6532||Ladis
6533||Fiss
6534||Serfaus
6541||Serfaus|Tösens
6542||Nauders|Pfunds|Serfaus
6543||Nauders
6544||Spiss
6551||Pians
6552||Tobadill
6553||Kappl|See
6555||Kappl|See
6561||Ischgl
6562||Ischgl
6563||Galtür
6571||Strengen
6572||Flirsch
6574||Pettneu am Arlberg
6580||St. Anton am Arlberg
6591||Grins|Pians
6600||Breitenwang|Ehenbichl|Lechaschau|Musau|Pflach|Pinswang|Reutte
6604||Höfen
6610||Wängle
6611||Heiterwang
6621||Berwang|Bichlbach
6622||Berwang
6623||Namlos
6631||Lermoos
6632||Ehrwald
6633||Biberwier
6642||Stanzach
6644||Elmen
6645||Vorderhornbach
6646||Hinterhornbach
6647||Pfafflar
6650||Gramais
6651||Häselgehr
6652||Elbigenalp
6653||Bach|Elbigenalp
6654||Bach|Holzgau
6655||Kaisers|Steeg
6670||Forchach
6671||Ehenbichl|Weißenbach am Lech
6672||Nesselwängle|Weißenbach am Lech
6673||Grän
6675||Tannheim
6677||Schattwald|Zöblen
6682||Vils
6691||Jungholz
6700||Bludenz|Lorüns|Stallehr
6706||Bürs
6707||Bürserberg
6708||Brand
6710||Nenzing
6712||Thüringen
6713||Ludesch
6714||Nüziders
6719||Bludesch
6721||Thüringerberg
6722||St. Gerold
6723||Blons
6731||Sonntag
6733||Fontanella
6741||Raggal
6751||Bludenz|Innerbraz
6752||Dalaas
6754||Klösterle
6762||Klösterle
6763||Lech
6764||Dalaas|Lech
6767||Steeg|Warth
6771||St. Anton im Montafon
6773||Vandans
6774||Tschagguns
6780||Schruns
6781||Bartholomäberg
6782||Silbertal
6787||St. Gallenkirch
6791||St. Gallenkirch
6793||Gaschurn
6794||Gaschurn
6800||Feldkirch
6811||Göfis
6812||Meiningen
6820||Frastanz|Nenzing
6822||Düns|Dünserberg|Röns|Satteins|Schnifis
6824||Röns|Schlins
6830||Laterns|Rankweil
6832||Röthis|Sulz
6833||Fraxern|Klaus
6834||Satteins|Übersaxen
6835||Zwischenwasser
6836||Viktorsberg
6837||Weiler
6840||Götzis
6841||Mäder
6842||Koblach
6844||Altach
6845||Hohenems
6850||Dornbirn|Schwarzenberg
6858||Bildstein|Schwarzach
6861||Alberschwende
6863||Egg
6866||Andelsbuch
6867||Schwarzenberg
6870||Bezau|Reuthe
6874||Bezau|Bizau
6881||Mellau|Schnepfau
6882||Schnepfau
6883||Au
6884||Damüls
6886||Schoppernau
6888||Schröcken
6890||Lustenau
6900||Bregenz|Lochau|Möggers
6911||Bregenz|Eichenberg|Lochau
6912||Hörbranz|Möggers
6914||Hohenweiler
6921||Kennelbach
6922||Wolfurt
6923||Lauterach
6932||Langen bei Bregenz
6933||Doren
6934||Sulzberg
6941||Langenegg
6942||Hittisau|Krumbach
6943||Riefensberg
6951||Lingenau
6952||Hittisau|Sibratsgfäll
6960||Buch
6971||Hard
6972||Fußach
6973||Fußach|Höchst
6974||Gaißau
6991||Mittelberg
6992||Mittelberg
6993||Mittelberg
7000||Eisenstadt
7011||Siegendorf
7012||Zagersdorf
7013||Klingenbach
7020||Loipersbach im Burgenland
7021||Baumgarten|Draßburg
7022||Schattendorf
7023||Pöttelsdorf|Zemendorf-Stöttera
7024||Hirm
7031||Krensdorf
7032||Sigleß
7033||Pöttsching|Zillingtal
7034||Zillingtal
7035||Steinbrunn|Zillingtal
7041||Wulkaprodersdorf
7042||Antau
7051||Großhöflein
7052||Müllendorf
7053||Hornstein
7061||Trausdorf an der Wulka
7062||Sankt Margarethen im Burgenland
7063||Oggau am Neusiedler See
7064||Oslip
7071||Rust
7072||Mörbisch am See
7081||Schützen am Gebirge
7082||Donnerskirchen
7083||Purbach am Neusiedler See
7091||Breitenbrunn am Neusiedler See
7092||Winden am See
7093||Jois
7100||Neusiedl am See|Weiden am See
7111||Parndorf
7121||Weiden am See
7122||Gols
7123||Mönchhof
7131||Halbturn
7132||Apetlon|Frauenkirchen
7141||Podersdorf am See
7142||Illmitz
7143||Apetlon
7151||Wallern im Burgenland
7152||Pamhagen|Wallern im Burgenland
7161||Apetlon|Sankt Andrä am Zicksee
7162||Tadten
7163||Andau
7201||Neudörfl
7202||Bad Sauerbrunn|Lichtenwörth|Pöttsching|Wiesen
7203||Wiesen
7210||Mattersburg
7212||Forchtenstein|Lanzenkirchen
7221||Marz
7222||Rohrbach bei Mattersburg
7223||Sieggraben
7301||Deutschkreutz
7302||Nikitsch
7304||Großwarasdorf|Oberpullendorf
7311||Neckenmarkt
7312||Horitschon
7321||Lackendorf|Raiding|Unterfrauenhaid
7322||Lackenbach
7323||Ritzing
7331||Weppersdorf
7332||Kobersdorf
7341||Kobersdorf|Markt Sankt Martin
7342||Kaisersdorf
7343||Neutal
7344||Stoob
7350||Oberpullendorf|Stoob
7361||Frankenau-Unterpullendorf|Lutzmannsburg|Nikitsch
7371||Draßmarkt|Unterrabnitz-Schwendgraben
7372||Draßmarkt
7373||Piringsdorf
7374||Weingraben
7400||Oberschützen|Oberwart|Stadtschlaining
7410||Loipersdorf-Kitzladen
7411||Markt Allhau
7412||Wolfau
7421||Mönichkirchen|Pinggau
7422||Riedlingsdorf
7423||Grafenschachen|Neustift an der Lafnitz|Pinggau|Pinkafeld|Wiesfleck
7431||Bad Tatzmannsdorf|Oberschützen
7432||Oberschützen
7433||Mariasdorf
7434||Bernstein|Unterkohlstätten
7435||Unterkohlstätten
7441||Pilgersdorf
7442||Lockenhaus
7443||Mannersdorf an der Rabnitz
7444||Mannersdorf an der Rabnitz
7451||Oberloisdorf
7452||Frankenau-Unterpullendorf
7453||Steinberg-Dörfl
7461||Stadtschlaining|Weiden bei Rechnitz
7463||Weiden bei Rechnitz
7464||Markt Neuhodis
7471||Rechnitz
7472||Schachendorf|Schandorf
7473||Hannersdorf
7474||Deutsch Schützen-Eisenberg|Hannersdorf
7501||Oberdorf im Burgenland|Rotenturm an der Pinka|Unterwart
7503||Großpetersdorf|Jabing|Schachendorf|Weiden bei Rechnitz
7511||Mischendorf
7512||Badersdorf|Kohfidisch
7521||Bildein|Eberau
7522||Eberau|Heiligenbrunn|Strem
7531||Kemeten
7532||Litzelsdorf
7533||Ollersdorf im Burgenland
7534||Olbendorf|Rauchwart
7535||Rauchwart|Sankt Michael im Burgenland
7536||Güttenbach
7537||Neuberg im Burgenland
7540||Gerersdorf-Sulz|Großmürbisch|Güssing|Inzenhof|Kleinmürbisch|Moschendorf|Neustift bei Güssing|Tschanigraben
7542||Gerersdorf-Sulz|Güssing
7543||Kukmirn
7544||Tobaj
7551||Bocksdorf|Heugraben|Rohr im Burgenland|Stegersbach
7552||Stinatz
7561||Heiligenkreuz im Lafnitztal
7562||Eltendorf
7563||Königsdorf
7564||Rudersdorf
7571||Rudersdorf
7572||Deutsch Kaltenbrunn
8010||Eggersdorf bei Graz|Graz|Kainbach bei Graz
8020||Graz
8036||Graz
8041||Graz
8042||Graz
8043||Graz
8044||Eggersdorf bei Graz|Graz|Kainbach bei Graz|Kumberg|Weinitzen
8045||Graz|Stattegg|Weinitzen
8046||Gratkorn|Graz|Stattegg
8047||Graz|Hart bei Graz|Kainbach bei Graz
8051||Graz|Thal
8052||Graz|Hitzendorf|Thal
8053||Graz
8054||Graz|Hitzendorf|Premstätten|Seiersberg-Pirka
8055||Graz|Seiersberg-Pirka
8061||Gutenberg-Stenzengreith|Kumberg|Sankt Radegund bei Graz|Weinitzen
8062||Eggersdorf bei Graz|Kumberg|Weinitzen
8063||Eggersdorf bei Graz|Kainbach bei Graz|Kumberg|Ludersdorf-Wilfersdorf|Nestelbach bei Graz
8071||Hausmannstätten
8072||Fernitz-Mellach|Heiligenkreuz am Waasen
8073||Feldkirchen bei Graz|Graz|Kalsdorf bei Graz|Seiersberg-Pirka
8074||Graz|Raaba-Grambach
8075||Hart bei Graz|Laßnitzhöhe
8076||Vasoldsberg
8077||Gössendorf
8081||Allerheiligen bei Wildon|Empersdorf|Heiligenkreuz am Waasen|Kirchbach-Zerlach|Pirching am Traubenberg|Sankt Marein bei Graz|Vasoldsberg
8082||Kirchbach-Zerlach|Kirchberg an der Raab|Sankt Marein bei Graz|Sankt Stefan im Rosental
8083||Gnas|Jagerberg|Kirchbach-Zerlach|Sankt Stefan im Rosental
8091||Gnas|Jagerberg|Sankt Stefan im Rosental
8092||Mettersdorf am Saßbach
8093||Mettersdorf am Saßbach|Sankt Peter am Ottersbach
8101||Gratkorn
8102||Gratkorn|Passail|Semriach
8103||Deutschfeistritz|Gratwein-Straßengel
8111||Gratwein-Straßengel|Sankt Oswald bei Plankenwarth
8112||Gratwein-Straßengel|Sankt Oswald bei Plankenwarth
8113||Geistthal-Södingberg|Gratwein-Straßengel|Hitzendorf|Sankt Bartholomä|Sankt Oswald bei Plankenwarth|Stallhofen|Stiwoll|Thal
8114||Deutschfeistritz|Gratkorn|Gratwein-Straßengel|Peggau|Semriach
8120||Peggau
8121||Deutschfeistritz|Frohnleiten
8122||Deutschfeistritz|Frohnleiten|Übelbach
8124||Deutschfeistritz|Übelbach
8130||Fladnitz an der Teichalm|Frohnleiten|Peggau
8131||Frohnleiten|Pernegg an der Mur
8132||Pernegg an der Mur
8141||Dobl-Zwaring|Premstätten
8142||Dobl-Zwaring|Wundschuh
8143||Dobl-Zwaring|Premstätten|Sankt Josef (Weststeiermark)
8144||Haselsdorf-Tobelbad|Hitzendorf|Lieboch|Premstätten|Seiersberg-Pirka
8151||Haselsdorf-Tobelbad|Hitzendorf|Sankt Bartholomä|Stallhofen|Thal
8152||Geistthal-Södingberg|Hitzendorf|Krottendorf-Gaisfeld|Söding-Sankt Johann|Stallhofen|Voitsberg
8153||Geistthal-Södingberg|Gratwein-Straßengel|Übelbach
8160||Gutenberg-Stenzengreith|Kumberg|Mitterdorf an der Raab|Mortantsch|Naas|Passail|Sankt Ruprecht an der Raab|Thannhausen|Weiz
8162||Fladnitz an der Teichalm|Gutenberg-Stenzengreith|Passail
8163||Fladnitz an der Teichalm|Semriach
8171||Sankt Kathrein am Offenegg
8172||Anger|Birkfeld|Passail
8181||Albersdorf-Prebuch|Ilztal|Kumberg|Mitterdorf an der Raab|Sankt Ruprecht an der Raab|Weiz
8182||Anger|Pischelsdorf am Kulm|Puch bei Weiz
8183||Anger|Floing|Puch bei Weiz
8184||Anger|Birkfeld|Floing
8190||Birkfeld|Miesenbach bei Birkfeld|Strallegg
8191||Birkfeld
8192||Strallegg
8200||Albersdorf-Prebuch|Eggersdorf bei Graz|Gleisdorf|Hofstätten an der Raab|Ilztal|Ludersdorf-Wilfersdorf|Nestelbach bei Graz|Sinabelkirchen
8211||Albersdorf-Prebuch|Gersdorf an der Feistritz|Ilztal|Sinabelkirchen
8212||Feistritztal|Gersdorf an der Feistritz|Pischelsdorf am Kulm|Puch bei Weiz
8221||Feistritztal
8222||Feistritztal|Hartl|Pischelsdorf am Kulm|Stubenberg
8223||Floing|Stubenberg
8224||Feistritztal|Hartl|Kaindorf|Pöllau|Stubenberg
8225||Grafendorf bei Hartberg|Greinbach|Hartberg Umgebung|Kaindorf|Pöllau|Pöllauberg
8230||Grafendorf bei Hartberg|Greinbach|Hartberg|Hartberg Umgebung|Lafnitz|Pöllau|Sankt Johann in der Haide
8232||Grafendorf bei Hartberg
8233||Grafendorf bei Hartberg|Lafnitz|Rohrbach an der Lafnitz
8234||Grafendorf bei Hartberg|Rohrbach an der Lafnitz|Sankt Lorenzen am Wechsel|Vorau
8240||Friedberg|Pinggau|Pinkafeld
8241||Dechantskirchen|Rohrbach an der Lafnitz
8242||Sankt Lorenzen am Wechsel
8243||Friedberg|Pinggau
8244||Schäffern|Zöbern
8250||Grafendorf bei Hartberg|Rohrbach an der Lafnitz|Vorau
8251||Sankt Lorenzen am Wechsel|Vorau|Waldbach-Mönichwald
8252||Vorau|Waldbach-Mönichwald
8253||Vorau|Waldbach-Mönichwald|Wenigzell
8254||Vorau|Wenigzell
8255||Sankt Jakob im Walde
8261||Gersdorf an der Feistritz|Gleisdorf|Hofstätten an der Raab|Ilz|Ilztal|Sinabelkirchen
8262||Gersdorf an der Feistritz|Großwilfersdorf|Ilz|Ottendorf an der Rittschein|Sinabelkirchen
8263||Großwilfersdorf
8264||Bad Waltersdorf|Großsteinbach|Großwilfersdorf
8265||Feistritztal|Gersdorf an der Feistritz|Großsteinbach|Hartl|Ilz
8271||Bad Waltersdorf|Hartl
8272||Bad Waltersdorf|Buch-St. Magdalena|Ebersdorf|Hartl
8273||Ebersdorf|Hartl
8274||Buch-St. Magdalena|Hartberg Umgebung|Rohr bei Hartberg
8280||Fürstenfeld|Loipersdorf bei Fürstenfeld|Söchau
8282||Jennersdorf|Loipersdorf bei Fürstenfeld
8283||Bad Blumau
8291||Burgau|Burgauberg-Neudauberg
8292||Burgauberg-Neudauberg|Hackerberg|Neudau
8293||Rohr bei Hartberg|Wörterberg
8294||Buch-St. Magdalena|Rohr bei Hartberg|Sankt Johann in der Haide
8295||Sankt Johann in der Haide
8301||Eggersdorf bei Graz|Hart bei Graz|Kainbach bei Graz|Laßnitzhöhe|Nestelbach bei Graz
8302||Eggersdorf bei Graz|Empersdorf|Gleisdorf|Laßnitzhöhe|Nestelbach bei Graz|Sankt Marein bei Graz
8311||Edelsbach bei Feldbach|Eichkögl|Hofstätten an der Raab|Ilz|Markt Hartmannsdorf|Sinabelkirchen|St. Margarethen an der Raab
8312||Markt Hartmannsdorf|Ottendorf an der Rittschein|Riegersburg
8313||Fehring|Riegersburg
8321||Gleisdorf|Hofstätten an der Raab|St. Margarethen an der Raab
8322||Eichkögl|Kirchberg an der Raab|Sankt Marein bei Graz|St. Margarethen an der Raab
8323||Kirchberg an der Raab|Nestelbach bei Graz|Sankt Marein bei Graz|St. Margarethen an der Raab
8324||Kirchberg an der Raab|Paldau|Sankt Marein bei Graz|Sankt Stefan im Rosental
8330||Edelsbach bei Feldbach|Fehring|Feldbach|Gnas|Riegersburg
8332||Edelsbach bei Feldbach|Eichkögl|Feldbach|Kirchberg an der Raab
8333||Fehring|Feldbach|Riegersburg
8334||Riegersburg
8341||Gnas|Kirchberg an der Raab|Paldau|Sankt Stefan im Rosental
8342||Gnas|Paldau|Sankt Peter am Ottersbach
8343||Bad Gleichenberg|Gnas
8344||Bad Gleichenberg|Fehring|Feldbach|Kapfenstein
8345||Gnas|Straden
8350||Fehring|Kapfenstein|Sankt Martin an der Raab|Unterlamm
8352||Fehring|Unterlamm
8353||Fehring|Kapfenstein
8354||Sankt Anna am Aigen
8355||Klöch|Sankt Anna am Aigen|Tieschen
8361||Fehring|Riegersburg|Unterlamm
8362||Fehring|Fürstenfeld|Großwilfersdorf|Riegersburg|Söchau|Unterlamm
8380||Jennersdorf|Sankt Martin an der Raab
8382||Mogersdorf|Weichselbaum
8383||Sankt Martin an der Raab
8384||Minihof-Liebau|Neuhaus am Klausenbach|Sankt Martin an der Raab
8385||Mühlgraben|Neuhaus am Klausenbach|Sankt Martin an der Raab
8401||Feldkirchen bei Graz|Kalsdorf bei Graz|Premstätten
8402||Werndorf
8403||Hengsberg|Lang|Lebring-Sankt Margarethen|Ragnitz
8410||Allerheiligen bei Wildon|Dobl-Zwaring|Fernitz-Mellach|Sankt Georgen an der Stiefing|Wildon
8411||Dobl-Zwaring|Hengsberg|Sankt Nikolai im Sausal
8412||Allerheiligen bei Wildon|Heiligenkreuz am Waasen|Wildon
8413||Allerheiligen bei Wildon|Ragnitz|Sankt Georgen an der Stiefing|Schwarzautal
8421||Jagerberg|Mettersdorf am Saßbach|Sankt Stefan im Rosental|Sankt Veit in der Südsteiermark|Schwarzautal
8422||Mettersdorf am Saßbach|Sankt Veit in der Südsteiermark|Schwarzautal
8423||Murfeld|Sankt Veit in der Südsteiermark|Straß in Steiermark
8424||Gabersdorf
8430||Lebring-Sankt Margarethen|Leibnitz|Tillmitsch|Wagna
8431||Gralla
8435||Leibnitz|Sankt Veit in der Südsteiermark|Wagna
8441||Großklein|Kitzeck im Sausal|Sankt Andrä-Höch
8442||Kitzeck im Sausal|Sankt Andrä-Höch
8443||Gleinstätten|Großklein|Oberhaag|Sankt Andrä-Höch|Sankt Johann im Saggautal|Sankt Martin im Sulmtal
8444||Groß Sankt Florian|Sankt Andrä-Höch|Wettmannstätten
8451||Gamlitz|Großklein|Heimschuh|Kitzeck im Sausal|Leibnitz|Tillmitsch
8452||Gleinstätten|Großklein|Leutschach an der Weinstraße|Sankt Johann im Saggautal
8453||Großklein|Leutschach an der Weinstraße|Oberhaag|Sankt Johann im Saggautal
8454||Arnfels|Leutschach an der Weinstraße|Oberhaag|Sankt Johann im Saggautal
8455||Eibiswald|Oberhaag
8461||Ehrenhausen an der Weinstraße|Gamlitz|Straß in Steiermark
8462||Gamlitz|Großklein|Leibnitz|Leutschach an der Weinstraße
8463||Gamlitz|Großklein|Leutschach an der Weinstraße
8471||Murfeld|Straß in Steiermark
8472||Straß in Steiermark
8473||Murfeld
8480||Mureck
8481||Sankt Veit in der Südsteiermark
8483||Deutsch Goritz|Straden
8484||Halbenrain|Straden
8490||Bad Radkersburg
8492||Bad Radkersburg|Halbenrain|Klöch
8493||Klöch|Tieschen
8501||Lieboch
8502||Lannach
8503||Dobl-Zwaring|Lannach|Sankt Josef (Weststeiermark)|Stainz
8504||Dobl-Zwaring|Hengsberg|Preding|Sankt Nikolai im Sausal|Stainz|Wettmannstätten
8505||Sankt Andrä-Höch|Sankt Nikolai im Sausal
8510||Deutschlandsberg|Sankt Stefan ob Stainz|Stainz
8511||Lannach|Sankt Stefan ob Stainz|Stainz
8521||Groß Sankt Florian|Sankt Andrä-Höch|Sankt Nikolai im Sausal|Wettmannstätten
8522||Groß Sankt Florian|Sankt Andrä-Höch|Sankt Martin im Sulmtal|Stainz
8523||Deutschlandsberg|Frauental an der Laßnitz
8524||Deutschlandsberg|Stainz
8530||Deutschlandsberg|Frauental an der Laßnitz|Schwanberg
8541||Sankt Peter im Sulmtal|Schwanberg|Wies
8542||Sankt Martin im Sulmtal|Sankt Peter im Sulmtal|Schwanberg|Wies
8543||Groß Sankt Florian|Sankt Martin im Sulmtal
8544||Oberhaag|Pölfing-Brunn|Sankt Johann im Saggautal|Sankt Martin im Sulmtal
8551||Eibiswald|Pölfing-Brunn|Sankt Martin im Sulmtal|Wies
8552||Eibiswald|Wies
8553||Eibiswald|Wies
8554||Eibiswald
8561||Hitzendorf|Söding-Sankt Johann
8562||Mooskirchen|Sankt Stefan ob Stainz
8563||Krottendorf-Gaisfeld|Ligist|Sankt Martin am Wöllmißberg|Sankt Stefan ob Stainz
8564||Krottendorf-Gaisfeld|Ligist|Söding-Sankt Johann|Voitsberg
8565||Söding-Sankt Johann
8570||Bärnbach|Krottendorf-Gaisfeld|Rosental an der Kainach|Sankt Martin am Wöllmißberg|Stallhofen|Voitsberg
8572||Bärnbach|Kainach bei Voitsberg|Köflach
8573||Bärnbach|Kainach bei Voitsberg
8580||Bärnbach|Edelschrott|Köflach|Rosental an der Kainach|Sankt Martin am Wöllmißberg
8582||Bärnbach|Köflach|Rosental an der Kainach|Voitsberg
8583||Edelschrott|Hirschegg-Pack|Maria Lankowitz|Sankt Martin am Wöllmißberg
8584||Hirschegg-Pack
8591||Köflach|Maria Lankowitz|Rosental an der Kainach
8592||Köflach|Lobmingtal|Maria Lankowitz
8593||Bärnbach|Kainach bei Voitsberg|Köflach|Maria Lankowitz
8600||Bruck an der Mur|Kapfenberg|Sankt Marein im Mürztal
8605||Kapfenberg|Sankt Lorenzen im Mürztal
8611||Tragöß-Sankt Katharein
8612||Tragöß-Sankt Katharein
8614||Breitenau am Hochlantsch|Pernegg an der Mur
8616||Gasen
8621||Aflenz|Thörl
8622||Thörl
8623||Aflenz|Thörl
8624||Aflenz|Thörl|Turnau
8625||Sankt Lorenzen im Mürztal|Turnau
8630||Mariazell|St. Aegyd am Neuwalde
8632||Mariazell
8634||Mariazell
8635||Mariazell
8636||Turnau
8641||Kapfenberg|Sankt Lorenzen im Mürztal|Sankt Marein im Mürztal
8642||Kapfenberg|Sankt Lorenzen im Mürztal
8643||Kindberg
8644||Kindberg|Sankt Lorenzen im Mürztal
8650||Kindberg
8652||Kindberg|Sankt Lorenzen im Mürztal
8653||Kindberg|Stanz im Mürztal
8654||Fischbach|Stanz im Mürztal
8661||Sankt Barbara im Mürztal
8662||Krieglach|Sankt Barbara im Mürztal
8663||Sankt Barbara im Mürztal
8664||Sankt Barbara im Mürztal
8665||Langenwang
8670||Krieglach|Langenwang
8671||Krieglach|St. Kathrein am Hauenstein
8672||Ratten|St. Kathrein am Hauenstein
8673||Fischbach|Ratten|Sankt Jakob im Walde|St. Kathrein am Hauenstein|Strallegg
8674||Ratten|Rettenegg|Sankt Jakob im Walde
8680||Langenwang|Mürzzuschlag|Spital am Semmering
8682||Langenwang|Mürzzuschlag
8684||Spital am Semmering
8685||Spital am Semmering
8691||Neuberg an der Mürz
8692||Neuberg an der Mürz
8693||Neuberg an der Mürz
8694||Neuberg an der Mürz|St. Aegyd am Neuwalde
8700||Leoben
8712||Niklasdorf|Proleb
8713||Sankt Michael in Obersteiermark|Sankt Stefan ob Leoben
8714||Kraubath an der Mur|Sankt Stefan ob Leoben
8715||Sankt Marein-Feistritz|Sankt Margarethen bei Knittelfeld
8720||Fohnsdorf|Knittelfeld|Sankt Margarethen bei Knittelfeld|Seckau|Spielberg
8723||Kobenz
8724||Spielberg
8731||Gaal
8732||Gaal|Seckau
8733||Sankt Marein-Feistritz
8734||Knittelfeld|Lobmingtal|Weißkirchen in Steiermark
8740||Spielberg|Weißkirchen in Steiermark|Zeltweg
8741||Lobmingtal|Weißkirchen in Steiermark
8742||Judenburg|Obdach|Weißkirchen in Steiermark
8750||Judenburg|Weißkirchen in Steiermark
8753||Fohnsdorf|Pöls-Oberkurzheim
8754||Pöls-Oberkurzheim
8755||Sankt Peter ob Judenburg
8756||Sankt Georgen ob Judenburg
8761||Pöls-Oberkurzheim
8762||Pöls-Oberkurzheim|Pölstal
8763||Pölstal
8764||Pusterwald
8765||Pölstal
8770||Sankt Michael in Obersteiermark|Traboch
8772||Kammern im Liesingtal|Traboch
8773||Kammern im Liesingtal
8774||Mautern in Steiermark
8775||Kalwang
8781||Gaishorn am See|Wald am Schoberpaß
8782||Gaishorn am See
8783||Gaishorn am See
8784||Rottenmann|Trieben
8785||Hohentauern
8786||Rottenmann|Selzthal
8790||Eisenerz
8792||Kammern im Liesingtal|Leoben|Sankt Peter-Freienstein|Traboch
8793||Kammern im Liesingtal|Trofaiach
8794||Trofaiach|Vordernberg
8795||Radmer
8800||Sankt Georgen ob Judenburg|Unzmarkt-Frauenburg
8811||Niederwölz|Scheifling
8812||Neumarkt in der Steiermark|Sankt Lambrecht
8813||Murau|Sankt Lambrecht
8820||Hüttenberg|Mühlen|Neumarkt in der Steiermark
8822||Hüttenberg|Mühlen
8831||Niederwölz|Oberwölz
8832||Oberwölz|St. Peter am Kammersberg
8833||Teufenbach-Katsch
8841||Teufenbach-Katsch
8842||St. Peter am Kammersberg|Teufenbach-Katsch
8843||St. Peter am Kammersberg
8844||Ranten|Schöder
8850||Metnitz|Murau|Sankt Georgen am Kreischberg|Teufenbach-Katsch
8852||Murau
8853||Ranten|Schöder
8854||Krakau
8861||Sankt Georgen am Kreischberg
8862||Sankt Georgen am Kreischberg|Stadl-Predlitz
8863||Stadl-Predlitz
8864||Stadl-Predlitz
8900||Lassing|Liezen|Selzthal
8903||Lassing
8904||Ardning
8911||Admont|Ardning
8912||Admont
8913||Admont
8920||Landl
8921||Landl
8922||Landl
8923||Landl
8924||Gaming|Wildalpen
8931||Landl
8932||Sankt Gallen
8933||Sankt Gallen
8934||Altenmarkt bei Sankt Gallen|Sankt Gallen|Weyer
8940||Lassing|Liezen
8942||Wörschach
8943||Aigen im Ennstal
8950||Stainach-Pürgg
8951||Stainach-Pürgg
8952||Irdning-Donnersbachtal
8953||Irdning-Donnersbachtal
8954||Mitterberg-Sankt Martin
8960||Mitterberg-Sankt Martin|Öblarn
8961||Mitterberg-Sankt Martin|Sölk
8962||Aich|Gröbming|Michaelerberg-Pruggern|Mitterberg-Sankt Martin|Sölk
8965||Aich|Michaelerberg-Pruggern
8966||Aich|Haus
8967||Aich|Haus
8970||Haus|Schladming
8971||Schladming
8972||Haus|Ramsau am Dachstein|Schladming
8973||Schladming
8974||Radstadt|Schladming
8982||Bad Mitterndorf|Stainach-Pürgg
8983||Bad Mitterndorf
8984||Bad Mitterndorf
8990||Bad Aussee
8992||Altaussee
8993||Grundlsee
9020||Ebenthal in Kärnten|Klagenfurt am Wörthersee|Magdalensberg|Maria Saal
9061||Klagenfurt am Wörthersee|Krumpendorf am Wörthersee|Maria Saal|Moosburg
9062||Feldkirchen in Kärnten|Moosburg|Techelsberg am Wörther See
9063||Klagenfurt am Wörthersee|Magdalensberg|Maria Saal|St. Veit an der Glan
9064||Brückl|Magdalensberg|Völkermarkt
9065||Ebenthal in Kärnten|Klagenfurt am Wörthersee
9071||Köttmannsdorf
9072||Ludmannsdorf
9073||Klagenfurt am Wörthersee|Köttmannsdorf|Maria Wörth
9074||Keutschach am See
9081||Maria Wörth
9082||Maria Wörth
9100||Völkermarkt
9102||Brückl|Diex|Völkermarkt
9103||Diex|Völkermarkt
9111||Diex|Völkermarkt
9112||Diex|Griffen|St. Andrä|St. Paul im Lavanttal
9113||Ruden|Völkermarkt
9121||Völkermarkt
9122||St. Kanzian am Klopeiner See
9123||Gallizien
9125||Eberndorf
9130||Poggersdorf
9131||Gallizien|Grafenstein|Poggersdorf|Völkermarkt
9132||Gallizien
9133||Gallizien|Sittersdorf|St. Kanzian am Klopeiner See
9135||Eisenkappel-Vellach
9141||Eberndorf
9142||Globasnitz
9143||Feistritz ob Bleiburg|Globasnitz
9150||Bleiburg|Feistritz ob Bleiburg
9155||Neuhaus
9161||Köttmannsdorf|Maria Rain
9162||Feistritz im Rosental|Ferlach
9163||Ferlach
9170||Ferlach|Zell
9173||Gallizien|St. Margareten im Rosental|Zell
9181||Feistritz im Rosental|Ludmannsdorf
9182||St. Jakob im Rosental
9183||St. Jakob im Rosental
9184||Rosegg|St. Jakob im Rosental
9201||Klagenfurt am Wörthersee|Krumpendorf am Wörthersee|Moosburg|Pörtschach am Wörther See
9210||Krumpendorf am Wörthersee|Moosburg|Pörtschach am Wörther See
9212||Techelsberg am Wörther See
9220||Schiefling am Wörthersee|Techelsberg am Wörther See|Velden am Wörther See|Wernberg
9231||Ossiach|Velden am Wörther See
9232||Rosegg
9241||Wernberg
9300||Frauenstein|Liebenfels|Mölbling|St. Georgen am Längsee|St. Veit an der Glan
9311||Frauenstein
9312||Frauenstein|Mölbling
9313||St. Georgen am Längsee
9314||Kappel am Krappfeld|St. Georgen am Längsee
9321||Kappel am Krappfeld|St. Georgen am Längsee
9322||Althofen|Micheldorf
9323||Neumarkt in der Steiermark
9330||Althofen|Guttaring|Kappel am Krappfeld|Mölbling
9334||Guttaring|Kappel am Krappfeld
9335||Hüttenberg
9341||Gurk|Mölbling|Straßburg
9342||Gurk
9343||Weitensfeld im Gurktal
9344||Gurk|Weitensfeld im Gurktal
9345||Albeck|Glödnitz|Weitensfeld im Gurktal
9346||Glödnitz
9360||Friesach|Guttaring|Micheldorf|Neumarkt in der Steiermark
9361||Friesach
9362||Metnitz
9363||Metnitz
9371||Brückl|Eberstein|Völkermarkt
9372||Eberstein|Klein St. Paul
9373||Kappel am Krappfeld|Klein St. Paul
9374||Guttaring|Klein St. Paul
9375||Friesach|Guttaring|Hüttenberg
9376||Hüttenberg
9400||Frantschach-St. Gertraud|Wolfsberg
9411||Wolfsberg
9412||Wolfsberg
9413||Frantschach-St. Gertraud|Wolfsberg
9421||St. Andrä|Wolfsberg
9422||St. Andrä
9423||Lavamünd|St. Georgen im Lavanttal
9431||St. Andrä|Wolfsberg
9433||St. Andrä|St. Paul im Lavanttal|Wolfsberg
9441||Bad St. Leonhard im Lavanttal|Wolfsberg
9451||Hirschegg-Pack|Preitenegg
9461||Bad St. Leonhard im Lavanttal|Wolfsberg
9462||Bad St. Leonhard im Lavanttal|Reichenfels|Wolfsberg
9463||Bad St. Leonhard im Lavanttal|Obdach|Reichenfels
9470||St. Andrä|St. Georgen im Lavanttal|St. Paul im Lavanttal
9472||Lavamünd|St. Paul im Lavanttal
9473||Lavamünd|St. Paul im Lavanttal
9500||Villach|Weißenstein
9504||Villach
9520||Treffen am Ossiacher See
9521||Treffen am Ossiacher See
9523||Villach
9524||Villach
9530||Bad Bleiberg
9531||Bad Bleiberg|Nötsch im Gailtal
9535||Schiefling am Wörthersee|Velden am Wörther See
9536||Velden am Wörther See
9541||Treffen am Ossiacher See
9542||Afritz am See|Treffen am Ossiacher See
9543||Arriach
9544||Feld am See
9545||Radenthein
9546||Bad Kleinkirchheim|Radenthein
9551||Steindorf am Ossiacher See|Treffen am Ossiacher See
9552||Himmelberg|Steindorf am Ossiacher See
9554||St. Urban
9555||Glanegg|Liebenfels
9556||Frauenstein|Glanegg|Liebenfels|St. Urban|St. Veit an der Glan
9560||Feldkirchen in Kärnten|Glanegg|Himmelberg|Moosburg|Ossiach|Steindorf am Ossiacher See|Steuerberg
9562||Himmelberg
9563||Gnesau|Himmelberg
9564||Reichenau
9565||Reichenau
9570||Ossiach
9571||Albeck|Deutsch-Griffen
9572||Deutsch-Griffen
9580||Villach
9581||Finkenstein am Faaker See|Rosegg
9582||Finkenstein am Faaker See
9583||Finkenstein am Faaker See
9584||Finkenstein am Faaker See
9585||Finkenstein am Faaker See|Villach
9586||Arnoldstein|Finkenstein am Faaker See|Villach
9587||Arnoldstein|Finkenstein am Faaker See|Villach
9601||Arnoldstein|Hohenthurn
9602||Arnoldstein|Hohenthurn
9611||Nötsch im Gailtal
9612||Nötsch im Gailtal
9613||Feistritz an der Gail|Hohenthurn
9614||St. Stefan im Gailtal
9615||Hermagor-Pressegger See|St. Stefan im Gailtal
9620||Gitschtal|Hermagor-Pressegger See
9622||Gitschtal
9623||Nötsch im Gailtal|St. Stefan im Gailtal
9624||Hermagor-Pressegger See
9631||Hermagor-Pressegger See|Kirchbach
9632||Kirchbach
9633||Kirchbach
9634||Kirchbach
9635||Dellach|Kötschach-Mauthen
9640||Dellach|Kötschach-Mauthen
9651||Kötschach-Mauthen
9652||Kötschach-Mauthen|Lesachtal
9653||Lesachtal
9654||Lesachtal
9655||Lesachtal
9701||Ferndorf|Paternion|Spittal an der Drau|Stockenboi
9702||Ferndorf|Fresach|Spittal an der Drau
9710||Paternion|Weißenstein
9711||Paternion|Stockenboi
9712||Fresach
9713||Stockenboi
9714||Paternion|Stockenboi
9721||Weißenstein
9722||Weißenstein
9751||Sachsenburg
9753||Kleblach-Lind|Steinfeld
9754||Steinfeld
9761||Berg im Drautal|Greifenburg
9762||Weißensee
9771||Berg im Drautal
9772||Dellach im Drautal
9773||Irschen
9781||Irschen|Oberdrauburg
9782||Nikolsdorf
9800||Baldramsdorf|Lendorf|Seeboden am Millstätter See|Spittal an der Drau
9805||Baldramsdorf
9811||Lendorf|Lurnfeld
9812||Lurnfeld
9813||Lurnfeld
9814||Mühldorf
9815||Reißeck
9816||Reißeck
9821||Obervellach
9822||Mallnitz
9831||Flattach
9832||Stall
9833||Rangersdorf|Winklern
9841||Mörtschach|Rangersdorf|Winklern
9842||Mörtschach
9843||Großkirchheim
9844||Heiligenblut am Großglockner
9851||Seeboden am Millstätter See
9852||Trebesing
9853||Gmünd in Kärnten|Malta|Trebesing
9854||Malta
9861||Krems in Kärnten
9862||Krems in Kärnten|Rennweg am Katschberg
9863||Rennweg am Katschberg
9871||Seeboden am Millstätter See
9872||Millstatt am See|Radenthein|Seeboden am Millstätter See
9873||Radenthein
9900||Lienz
9903||Oberlienz
9904||Thurn
9905||Gaimberg
9906||Lavant
9907||Tristach
9908||Amlach
9909||Leisach
9911||Assling
9912||Anras
9913||Abfaltersbach
9918||Strassen
9919||Heinfels
9920||Sillian
9931||Außervillgraten
9932||Innervillgraten
9941||Kartitsch
9942||Obertilliach
9943||Untertilliach
9951||Ainet
9952||St. Johann im Walde
9954||Schlaiten
9961||Hopfgarten in Defereggen
9962||St. Veit in Defereggen
9963||St. Jakob in Defereggen
9971||Matrei in Osttirol
9972||Virgen
9974||Prägraten am Großvenediger
9981||Kals am Großglockner
9990||Nußdorf-Debant
9991||Dölsach
9992||Iselsberg-Stronach
`;

export default table;
