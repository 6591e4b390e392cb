const table: string = `# GeoNames (https://www.geonames.org), CC BY 4.0; changed by scripts/postal-codes.mjs
01067||Dresden
01069||Dresden
01097||Dresden
01099||Dresden
01108||Dresden
01109||Dresden
01127||Dresden
01129||Dresden
01139||Dresden
01156||Dresden
01157||Dresden
01159||Dresden
01169||Dresden
01187||Dresden
01189||Dresden
01217||Dresden
01219||Dresden
01237||Dresden
01239||Dresden
01257||Dresden
01259||Dresden
01277||Dresden
01279||Dresden
01307||Dresden
01309||Dresden
01324||Dresden
01326||Dresden
01328||Dresden
01445||Radebeul
01454||Radeberg|Wachau
01458||Ottendorf-Okrilla
01465||Dresden
01468||Moritzburg
01471||Radeburg
01477||Arnsdorf
01558||Großenhain
01561||Ebersbach|Lampertswalde|Priestewitz|Schönfeld|Tauscha|Thiendorf|Weißig am Raschütz|Wildenhain|Zabeltitz
01587||Riesa
01589||Riesa
01591||Riesa
01594||Hirschstein|Stauchitz
01609||Gröditz|Nauwalde|Wülknitz
01612||Diesbar-Seußlitz|Glaubitz|Nünchritz
01616||Strehla
01619||Röderaue|Zeithain
01623||Ketzerbachtal|Leuben-Schleinitz|Lommatzsch
01640||Coswig
01662||Meißen
01665||Diera-Zehren|Käbschütztal|Klipphausen|Taubenheim|Triebischtal
01683||Heynitz|Nossen
01689||Niederau|Weinböhla
01705||Freital
01723||Wilsdruff
01728||Bannewitz
01731||Kreischa
01734||Rabenau
01737||Tharandt
01738||Dorfhain
01744||Dippoldiswalde
01762||Hartmannsdorf-Reichenau|Schmiedeberg
01768||Bärenstein|Glashütte|Reinhardtsgrimma
01773||Altenberg
01774||Höckendorf|Pretzschendorf
01776||Hermsdorf/Erzgebirge
01778||Geising
01796||Dohma|Pirna|Struppen
01809||Dohna|Heidenau|Müglitztal
01814||Bad Schandau|Porschdorf|Rathmannsdorf|Reinhardtsdorf-Schöna
01816||Bad Gottleuba-Berggießhübel
01819||Bahretal
01824||Gohrisch|Königstein/Sächsische Schweiz|Rathen|Rosenthal-Bielatal
01825||Liebstadt
01829||Stadt Wehlen
01833||Dürrröhrsdorf-Dittersbach|Stolpen
01844||Hohwald|Neustadt in Sachsen
01847||Lohmen
01848||Hohnstein
01855||Kirnitzschtal|Sebnitz
01877||Bischofswerda|Demitz-Thumitz|Doberschau-Gaußig|Rammenau|Schmölln-Putzkau
01896||Lichtenberg|Ohorn|Pulsnitz
01900||Bretnig-Hauswalde|Großröhrsdorf
01904||Neukirch/Lausitz|Steinigtwolmsdorf
01906||Burkau
01909||Frankenthal|Großharthau
01917||Kamenz
01920||Crostwitz|Elstra|Haselbachtal|Nebelschütz|Oßling|Panschwitz-Kuckau|Räckelwitz|Ralbitz-Rosenthal|Schönteichen|Steina
01936||Großnaundorf|Haselbachtal|Königsbrück|Laußnitz|Neukirch|Oberlichtenau|Schwepnitz|Straßgräbchen
01945||Grünewald|Guteborn|Hermsdorf|Hohenbocka|Kroppen|Lindenau|Ruhland|Schwarzbach|Tettau
01968||Schipkau|Schipkau Hörlitz|Senftenberg
01979||Lauchhammer
01983||Großräschen|Neu-Seeland
01987||Schwarzheide
01990||Frauendorf|Großkmehlen|Ortrand
01993||Schipkau|Schipkau Schipkau
01994||Schipkau|Schipkau Annahütte|Schipkau Drochow|Schipkau Meuro
01996||Hosena
01998||Schipkau|Schipkau Klettwitz|Schipkau Meuro
02625||Bautzen
02627||Hochkirch|Kubschütz|Radibor|Weißenberg
02633||Doberschau-Gaußig|Göda
02681||Crostau|Kirschau|Schirgiswalde|Wilthen
02689||Sohland an der Spree
02692||Doberschau-Gaußig|Eulowitz|Großpostwitz/Oberlausitz|Obergurig
02694||Großdubrau|Guttau|Malschwitz
02699||Königswartha|Neschwitz|Puschwitz
02708||Dürrhennersdorf|Großschweidnitz|Kittlitz|Lawalde|Löbau|Niedercunnersdorf|Obercunnersdorf|Rosenbach|Schönbach
02727||Neugersdorf
02730||Ebersbach/Sachsen
02733||Cunewalde
02736||Beiersdorf|Oppach
02739||Eibau
02742||Friedersdorf|Neusalza-Spremberg
02747||Berthelsdorf|Großhennersdorf|Herrnhut|Strahwalde
02748||Bernstadt auf dem Eigen
02763||Bertsdorf-Hörnitz|Mittelherwigsdorf|Zittau
02779||Großschönau|Hainewalde
02782||Seifhennersdorf
02785||Olbersdorf
02788||Hirschfelde|Hirschfelde Dittelsdorf|Schlegel
02791||Oderwitz
02794||Leutersdorf
02796||Jonsdorf
02797||Oybin
02799||Waltersdorf
02826||Görlitz
02827||Görlitz
02828||Görlitz
02829||Königshain|Markersdorf|Neißeaue|Schöpstal
02894||Reichenbach/Oberlausitz|Sohland am Rotstein|Vierkirchen
02899||Ostritz|Schönau-Berzdorf auf dem Eigen
02906||Hohendubrau|Klitten|Kreba-Neudorf|Mücka|Niesky|Quitzdorf am See|Waldhufen
02923||Hähnichen|Horka|Kodersdorf|Neißeaue
02929||Rothenburg/Oberlausitz
02943||Boxberg/Oberlausitz|Weißwasser
02953||Bad Muskau|Gablenz
02956||Rietschen
02957||Krauschwitz|Weißkeißel
02959||Groß Düben|Schleife|Trebendorf
02977||Hoyerswerda
02979||Elsterheide|Spreetal
02991||Elsterheide|Lauta|Leippe-Torno
02994||Bernsdorf|Wiednitz
02997||Wittichenau
02999||Knappensee|Lohsa|Uhyst
03042||Cottbus
03044||Cottbus
03046||Cottbus
03048||Cottbus
03050||Cottbus
03051||Cottbus
03052||Cottbus
03053||Cottbus
03054||Cottbus
03055||Cottbus
03058||Frauendorf|Gablenz|Groß Döbbern|Groß Oßnig|Haasow|Kathlow|Klein Döbbern|Komptendorf|Koppatz|Laubsdorf|Neuhausen|Roggosen|Sergen
03096||Briesen|Burg (Spreewald)|Dissen-Striesow|Guhrow|Schmogrow-Fehrow|Werben
03099||Kolkwitz
03103||Neu-Seeland|Neupetershain
03116||Drebkau
03119||Welzow
03130||Bagenz|Drieschnitz-Kahsel|Felixsee|Graustein|Groß Luja|Haidemühl|Hornow-Wadelsdorf|Jämlitz-Klein Düben|Lieskau|Proschim|Reuthen|Spremberg|Tschernitz|Türkendorf|Wolfshain
03139||Terpe
03149||Forst (Lausitz)|Groß Schacksdorf-Simmersdorf|Wiesengrund
03159||Döbern|Neiße-Malxetal|Wiesengrund
03172||Atterwasch|Bärenklau|Gastrose-Kerkwitz|Grabko|Grießen|Guben|Lutzketal|Pinnow-Heideland
03185||Drachhausen|Drehnow|Grötsch|Heinersbrück|Peitz|Tauer|Teichland|Turnow-Preilack
03197||Drewitz|Jänschwalde
03202||Luckow-Petershagen
03205||Bischdorf|Bolschwitz|Bronkow|Calau|Groß-Mehßow|Kemmen|Laasow|Lipten|Luckaitztal|Lug|Missen|Mlode|Ogrosen|Saßleben|Werchow
03222||Boblitz|Groß Beuchow|Groß-Klessow|Hindenberg|Kittlitz|Klein Radden|Lübbenau/Spreewald|Ragow
03226||Koßwig|Leipe|Raddusch|Suschow|Vetschau
03229||Altdöbern|Luckaitztal
03238||Betten|Dollenchen|Eichholz-Drößig|Finsterwalde|Fischwasser|Göllnitz|Gorden|Gröbitz|Gruhno|Lichterfeld|Lieskau|Lindena|Lindthal|Lugau|Massen|Münchhausen|Oppelhain|Ponnsdorf|Rückersdorf|Sallgast|Schacksdorf|Schadewitz|Staupitz
03246||Babben|Crinitz|Gahro
03249||Bahren|Breitenau|Goßmar|Großkrausnik|Kleinkrausnik|Pahlsdorf|Sonnewalde|Zeckerin
03253||Arenzhain|Brenitz|Buchhain|Doberlug-Kirchhain|Dübrichen|Frankena|Friedersdorf|Hennersdorf|Nexdorf|Prießen|Schilda|Schönborn|Schönewalde|Trebbus|Tröbitz|Werenzhain
04103||Leipzig
04105||Leipzig
04107||Leipzig
04109||Leipzig
04129||Leipzig
04155||Leipzig
04157||Leipzig
04159||Leipzig
04177||Leipzig
04179||Leipzig
04205||Leipzig
04207||Leipzig
04209||Leipzig
04229||Leipzig
04249||Leipzig
04275||Leipzig
04277||Leipzig
04279||Leipzig
04288||Leipzig
04289||Leipzig
04299||Leipzig
04315||Leipzig
04316||Leipzig
04317||Leipzig
04318||Leipzig
04319||Leipzig
04329||Leipzig
04347||Leipzig
04349||Leipzig
04356||Leipzig
04357||Leipzig
04416||Markkleeberg
04420||Großlehna|Markranstädt
04425||Taucha
04435||Schkeuditz
04442||Zwenkau
04451||Borsdorf
04460||Kitzen
04463||Großpösna
04509||Delitzsch|Döbernitz|Krostitz|Löbnitz|Neukyhna|Schönwölkau|Wiedemar|Zschortau|Zwochau
04519||Rackwitz
04523||Elstertrebnitz|Pegau
04539||Groitzsch
04552||Borna|Lobstädt|Wyhratal
04564||Böhlen
04565||Regis-Breitingen
04567||Kitzscher
04571||Rötha
04574||Deutzen|Heuersdorf
04575||Neukieritzsch
04579||Espenhain
04600||Altenburg
04603||Göhren|Nobitz|Saara|Windischleuba
04610||Meuselwitz|Wintersdorf
04613||Lucka
04617||Fockendorf|Gerstenberg|Großröda|Haselbach|Kriebitzsch|Lödla|Monstab|Naundorf|Rositz|Starkenberg|Tegkwitz|Treben
04618||Frohnsdorf|Göpfersdorf|Jückelberg|Langenleuba-Niederhain|Ziegelheim
04626||Altkirchen|Dobitschen|Drogen|Göllnitz|Heukewalde|Jonaswalde|Löbichau|Lumpzig|Mehna|Nöbdenitz|Posterstein|Schmölln|Thonhausen|Vollmershain|Wildenbörten
04639||Gößnitz
04643||Geithain
04651||Bad Lausick|Eulatal
04654||Frohburg
04655||Kohren-Sahlis
04657||Narsdorf
04668||Grimma|Großbardau|Großbothen|Otterwisch|Parthenstein|Thümmlitzwalde
04680||Colditz|Zschadraß
04683||Belgershain|Naunhof
04685||Nerchau
04687||Trebsen/Mulde
04688||Mutzschen
04703||Bockelwitz|Gersdorf|Leisnig
04720||Döbeln|Ebersbach|Großweitzschen|Mochau|Ziegra-Knobelsdorf|Zschaitz-Ottewig
04736||Waldheim
04741||Niederstriegis|Roßwein
04746||Hartha
04749||Ostrau
04758||Cavertitz|Liebschützberg|Oschatz
04769||Mügeln|Naundorf|Sornzig-Ablaß
04774||Dahlen
04779||Wermsdorf
04808||Falkenhain|Hohburg|Kühren-Burkartshain|Thallwitz|Wurzen
04821||Brandis
04824||Beucha
04827||Machern
04828||Bennewitz
04838||Doberschütz|Eilenburg|Jesewitz|Laußig|Mockrehna|Zschepplin
04849||Bad Düben|Kossa
04860||Dreiheide|Pflückuff|Torgau|Zinna
04862||Mockrehna
04874||Belgern
04880||Dommitzsch|Elsnig|Trossin
04886||Arzberg|Beilrode|Großtreben-Zwethau
04889||Schildau
04895||Falkenberg/Elster
04910||Elsterwerda|Haida
04916||Heideeck|Herzberg (Elster)|Stolzenhain|Themesgrund|Werchau|Wildberg
04924||Bad Liebenwerda|Uebigau-Wahrenbrück
04928||Döllingen|Kahla|Plessa|Schraden
04931||Mühlberg (Elbe)
04932||Gröden|Großthiemig|Hirschfeld|Merzdorf|Prösen|Reichenhain|Saathain|Wainsdorf
04934||Dreska|Hohenleipisch
04936||Frankenhain|Freileben|Hillmersdorf|Hohenbucko|Jagsal|Kolochau|Körba|Lebusa|Malitschkendorf|Naundorf|Ölsig|Proßmarke|Schlieben|Schöna-Kolpien|Stechau|Wehrhain
04938||Uebigau-Wahrenbrück
06108||Halle
06110||Halle
06112||Halle
06114||Halle
06116||Halle
06118||Halle
06120||Halle|Lieskau
06122||Halle
06124||Halle
06126||Halle
06128||Halle
06130||Halle
06132||Halle
06179||Angersdorf|Bennstedt|Dornstedt|Höhnstedt|Holleben|Langenbogen|Schkopau|Schkopau Hohenweiden|Schochwitz|Steuden|Teutschenthal|Zappendorf|Zscherben
06184||Dieskau|Dölbau|Gröbers|Großkugel|Schkopau|Schkopau Burgliebenau|Schkopau Döllnitz|Schkopau Ermlitz|Schkopau Lochau|Schkopau Raßnitz|Schkopau Röglitz
06188||Brachstedt|Braschwitz|Hohenthurm|Landsberg|Niemberg|Oppin|Peißen|Queis|Reußen|Schwerz|Sietzsch|Spickendorf
06193||Gutenberg|Krosigk|Kütten|Löbejün|Morl|Mösthinsdorf|Nauendorf|Nehlitz|Ostrau|Petersberg|Plötz|Sennewitz|Teicha|Wallwitz
06198||Beesenstedt|Brachwitz|Döblitz|Dößel|Fienstedt|Gimritz|Kloschwitz|Neutz-Lettewitz|Salzmünde|Wettin
06217||Beuna|Geusa|Merseburg
06231||Bad Dürrenberg|Kötzschau|Kreypau|Nempitz|Oebles-Schlechtewitz|Rodden|Tollwitz
06237||Leuna|Spergau
06242||Braunsbedra|Großkayna|Krumpa|Roßbach
06246||Bad Lauchstädt|Delitz am Berge|Klobikau|Knapendorf|Milzau
06249||Mücheln (Geiseltal)
06254||Friedensdorf|Günthersdorf|Horburg-Maßlau|Kötschlitz|Luppenau|Wallendorf|Zöschen|Zweimen
06255||Schafstädt|Wünsch
06258||Schkopau|Schkopau Korbetha|Schkopau Schkopau
06259||Frankleben
06268||Albersroda|Barnstädt|Grockstädt|Langeneichstädt|Leimbach|Nemsdorf-Göhrendorf|Obhausen|Oechlitz|Querfurt|Schmon|Steigra|Vitzenburg|Weißenschirmbach|Ziegelroda
06279||Alberstedt|Esperstedt|Farnstädt|Schraplau
06295||Bischofrode|Bornstedt|Burgsdorf|Dederstedt|Hedersleben|Hornburg|Lutherstadt Eisleben|Neehausen|Osterhausen|Polleben|Rothenschirmbach|Rottelsdorf|Schmalzerode|Unterrißdorf|Volkstedt|Wolferode
06308||Annarode|Augsdorf|Benndorf|Hübitz|Klostermansfeld|Siebigerode|Siersleben
06311||Helbra
06313||Ahlsdorf|Hergisdorf|Wimmelburg
06317||Amsdorf|Aseleben|Erdeborn|Lüttchendorf|Röblingen am See|Seeburg|Stedten
06318||Wansleben am See
06333||Arnstedt|Bräunrode|Endorf|Greifenhagen|Harkerode|Hettstedt|Neuplatendorf|Quenstedt|Ritterode|Sylda|Walbeck|Welbsleben|Welfesholz|Wiederstedt
06343||Biesenrode|Gorenzen|Mansfeld|Möllendorf|Piskaborn|Vatterode
06347||Freist|Friedeburg|Friedeburgerhütte|Gerbstedt|Heiligenthal|Ihlewitz|Zabenstedt
06348||Großörner
06366||Köthen
06369||Arensdorf|Cosa|Cösitz|Diebzig|Dohndorf|Dornbock|Drosa|Glauzig|Görzig|Großbadegast|Großpaschleben|Löbnitz an der Linde|Prosigk|Radegast|Reupzig|Riesdorf|Schortewitz|Trebbichau an der Fuhne|Trinum|Weißandt-Gölzau|Wörbzig|Wulfen|Wülknitz|Zabitz|Zehbitz
06385||Aken
06386||Chörau|Elsnigk|Fraßdorf|Hinsdorf|Libbesdorf|Meilendorf|Micheln|Osternienburg|Quellendorf|Reppichau|Scheuder
06388||Baasdorf|Edderitz|Gröbzig|Maasdorf|Piethen|Wieskau
06406||Bernburg
06408||Aderstedt|Baalberge|Biendorf|Cörmigk|Gröna|Ilberstedt|Latdorf|Peißen|Poley|Preußlitz|Wohlsdorf
06420||Domnitz|Edlau|Gerlebogk|Golbitz|Könnern|Lebendorf|Rothenburg|Wiendorf|Zickeritz
06425||Alsleben (Saale)|Beesenlaublingen|Belleben|Plötzkau|Schackstedt|Strenznaundorf
06429||Gerbitz|Neugattersleben|Nienburg (Saale)|Pobzig|Wedlitz
06449||Aschersleben|Aschersleben Aschersleben|Aschersleben Klein Schierstedt|Aschersleben Winningen|Cochstedt|Friedrichsaue|Giersleben|Groß Schierstedt|Neu Königsaue|Schackenthal|Schadeleben|Westdorf|Wilsleben
06456||Drohndorf|Freckleben|Mehringen|Sandersleben
06458||Hausneindorf|Hedersleben|Heteborn|Wedderstedt
06463||Ermsleben|Meisdorf|Radisleben|Reinstedt
06464||Frose
06466||Gatersleben
06467||Hoym
06469||Nachterstedt
06484||Ditfurt|Quedlinburg|Westerhausen
06493||Ballenstedt|Dankerode|Harzgerode|Königerode|Neudorf|Schielo|Straßberg
06502||Neinstedt|Thale|Warnstedt|Weddersleben
06507||Allrode|Bad Suderode|Friedrichsbrunn|Gernrode|Güntersberge|Rieder|Siptenfelde|Stecklenberg|Timmenrode
06526||Sangerhausen|Wippra
06528||Beyernaumburg|Blankenheim|Breitenbach|Brücken|Drebsdorf|Edersleben|Emseloh|Gonna|Grillenberg|Großleinungen|Hackpfüffel|Hainrode|Holdenstedt|Horla|Kleinleinungen|Lengefeld|Liedersdorf|Martinsrieth|Morungen|Oberröblingen|Obersdorf|Pölsfeld|Riestedt|Riethnordhausen|Rotha|Sotterhausen|Wallhausen|Wettelrode
06536||Bennungen|Berga|Breitungen|Dietersdorf|Hayn|Questenberg|Roßla|Rottleberode|Uftrungen|Wickerode|Wolfsberg
06537||Kelbra|Tilleda
06542||Allstedt|Katharinenrieth|Mittelhausen|Niederröblingen|Nienstedt|Winkel|Wolferstedt
06543||Abberode|Alterode|Braunschwende|Friesdorf|Hermerode|Molmerswende|Pansfelde|Ritzgerode|Stangerode|Ulzigerode|Wieserode
06547||Breitenstein|Schwenda|Stolberg (Harz)
06553||Bußgeldstelle
06556||Artern|Borxleben|Bretleben|Heygendorf|Ichstedt|Kalbsrieth|Mönchpfiffel-Nikolausrieth|Reinsdorf|Ringleben|Schönewerda|Voigtstedt
06567||Bad Frankenhausen|Esperstedt
06571||Donndorf|Gehofen|Nausitz|Roßleben|Wiehe
06577||Etzleben|Gorsleben|Hauteroda|Heldrungen|Hemleben|Oberheldrungen
06578||Bilzingsleben|Kannawurf|Oldisleben
06618||Casekirchen|Gieckau|Görschen|Janisroda|Leislau|Löbitz|Mertendorf|Molau|Naumburg|Pödelist|Prießnitz|Schönburg|Utenbach|Wethau
06628||Abtlöbnitz|Bad Kösen|Crölpa-Löbschütz|Möllern|Taugwitz|Taugwitz Spielberg|Taugwitz Taugwitz
06632||Balgstädt|Baumersroda|Branderoda|Ebersroda|Freyburg|Gleina|Größnitz|Gröst|Schleberoda|Zeuchfeld
06636||Burgscheidungen|Golzen|Hirschroda|Kirchscheidungen|Laucha|Weischütz
06638||Karsdorf
06642||Altenroda|Bucha|Memleben|Nebra|Reinsdorf|Wangen|Wohlmirstedt
06647||Bad Bibra|Billroda|Burkersroda|Kahlwinkel|Klosterhäseler|Lossa|Saubach|Steinburg|Thalwinkel|Wischroda
06648||Burgholzhausen|Eckartsberga|Herrengosserstedt|Tromsdorf
06667||Burgwerben|Goseck|Gröbitz|Langendorf|Leißling|Markwerben|Pretzsch|Prittitz|Reichardtswerben|Storkau|Stößen|Tagewerben|Uichteritz|Weißenfels
06679||Granschütz|Hohenmölsen|Muschwitz|Taucha|Webau|Zorbau
06682||Deuben|Gröben|Krauschwitz|Nessa|Schelkau|Teuchern|Trebnitz|Werschen
06686||Dehlitz|Großgörschen|Lützen|Poserna|Rippach|Röcken|Sössen|Starsiedel
06688||Großkorbetha|Schkortleben|Wengelsdorf
06712||Bergisdorf|Bornitz|Breitenbach|Döschwitz|Draschwitz|Droßdorf|Geußnitz|Göbitz|Grana|Haynsburg|Heuckewalde|Könderitz|Kretzschau|Schellbach|Wittgendorf|Würchwitz|Zeitz
06721||Goldschau|Meineweh|Osterfeld|Unterkaka|Waldau
06722||Droyßig|Kleinhelmsdorf|Weickelsdorf|Wetterzeube
06724||Bröckau|Kayna|Spora|Weißenborn
06725||Profen|Reuden
06727||Döbris|Luckenau|Nonnewitz|Theißen
06729||Langendorf|Rehmsdorf|Tröglitz
06731||Bitterfeld-Wolfen
06749||Bitterfeld|Friedersdorf
06766||Bobbau|Rödgen|Thalheim|Wolfen
06773||Gossa|Gräfenhainichen|Gröbern|Jüdenberg|Kemberg|Kemberg Bergwitz|Kemberg Klitzschena|Radis|Rotta|Schköna|Selbitz|Uthausen
06774||Krina|Mühlbeck|Plodda|Pouch|Rösa|Schlaitz|Schwemsal|Söllichau|Tornau
06779||Marke|Raguhn|Retzau|Salzfurtkapelle|Schierau|Thurland|Tornau
06780||Göttnitz|Großzöberitz|Löberitz|Quetzdölsdorf|Sandersdorf|Sandersdorf Heideloh|Schrenz|Spören|Stumsdorf|Zörbig
06785||Brandhorst|Horstdorf|Kakau|Oranienbaum|Schleesen
06786||Gohrau|Griesen|Rehsen|Riesigk|Vockerode|Wörlitz
06791||Möhlau|Zschornewitz
06792||Sandersdorf|Sandersdorf Sandersdorf
06794||Glebitzsch|Sandersdorf|Sandersdorf Ramsin|Sandersdorf Renneritz|Sandersdorf Zscherndorf
06796||Brehna
06800||Altjeßnitz|Jeßnitz
06803||Greppin
06804||Burgkemnitz|Muldenstein
06808||Holzweißig
06809||Petersroda|Roitzsch
06842||Dessau
06844||Dessau
06846||Dessau
06847||Dessau
06849||Dessau
06861||Dessau-Roßlau
06862||Brambach|Rodleben|Roßlau
06868||Bräsen|Hundeluft|Jeber-Bergfrieden|Ragösen|Serno|Stackelitz|Thießen
06869||Buko|Cobbelsdorf|Coswig|Düben|Griebo|Klieken|Köselitz|Möllensdorf|Senst|Wörpen|Zieko
06886||Lutherstadt Wittenberg
06888||Abtsdorf|Dabrun|Dietrichsdorf|Eutzsch|Mochau|Mühlanger|Zörnigall
06889||Lutherstadt Wittenberg
06895||Boßdorf|Bülzig|Kropstädt|Leetza|Rahnsdorf|Zahna
06896||Nudersdorf|Schmilkendorf|Straach
06901||Ateritz|Dorna|Globig-Bleddin|Kemberg|Kemberg Kemberg|Rackith|Schnellin|Wartenburg
06905||Bad Schmiedeberg|Korgau|Meuro
06909||Pretzsch/Elbe|Priesitz|Trebitz
06917||Jessen (Elster)|Jessen (Elster) Arnsdorf|Jessen (Elster) Battin|Jessen (Elster) Buschkuhnsdorf|Jessen (Elster) Dixförda|Jessen (Elster) Düßnitz|Jessen (Elster) Gentha|Jessen (Elster) Gerbisbach|Jessen (Elster) Gorsdorf-Hemsendorf|Jessen (Elster) Grabo|Jessen (Elster) Großkorga|Jessen (Elster) Holzdorf|Jessen (Elster) Jessen (Elster)|Jessen (Elster) Kleindröben|Jessen (Elster) Kleinkorga|Jessen (Elster) Klossa|Jessen (Elster) Kremitz|Jessen (Elster) Leipa|Jessen (Elster) Linda|Jessen (Elster) Lindwerder|Jessen (Elster) Lüttchenseyda|Jessen (Elster) Mark Zwuschen|Jessen (Elster) Mellnitz|Jessen (Elster) Mönchenhöfe|Jessen (Elster) Morxdorf|Jessen (Elster) Mügeln|Jessen (Elster) Neuerstadt|Jessen (Elster) Rade|Jessen (Elster) Reicho|Jessen (Elster) Ruhlsdorf
06918||Elster/Elbe|Gadegast|Gentha|Jessen (Elster) Seyda|Listerfehrda|Mellnitz|Morxdorf|Naundorf bei Seyda|Zemnick
06922||Axien|Labrun|Lebien|Plossig|Prettin
06925||Annaburg|Bethau|Groß Naundorf|Löben|Purzien
06926||Buschkuhnsdorf|Holzdorf|Kleinkorga|Mönchenhöfe|Neuerstadt|Premsendorf|Reicho
06928||Linda (Elster)
07318||Arnsgereuth|Saalfeld/Saale|Wittgendorf
07330||Marktgölitz|Probstzella
07333||Unterwellenborn
07334||Goßwitz|Kamsdorf
07336||Birkigt|Könitz
07338||Altenbeuthen|Drognitz|Hohenwarte|Kaulsdorf|Leutenberg
07343||Wurzbach
07349||Lehesten
07356||Lobenstein|Neundorf (bei Lobenstein)
07366||Birkenhügel|Blankenberg|Blankenstein|Harra|Pottiga|Schlegel
07368||Remptendorf|Saalburg-Ebersdorf
07381||Bodelwitz|Döbritz|Langenorla|Moxa|Nimritz|Oberoppurg|Oppurg|Paska|Pößneck|Solkwitz|Wernburg
07387||Krölpa|Lausnitz bei Pößneck
07389||Bucha|Gertewitz|Gössitz|Grobengereuth|Keila|Knau|Peuschen|Quaschwitz|Ranis|Schmorda|Seisla|Wilhelmsdorf
07407||Großkochberg|Heilingen|Remda-Teichel|Rudolstadt|Uhlstädt-Kirchhasel
07422||Bad Blankenburg|Rottenbach|Saalfelder Höhe
07426||Allendorf|Bechstedt|Dröbischau|Königsee|Oberhain
07427||Schwarzburg
07429||Döschnitz|Rohrbach|Sitzendorf
07545||Gera
07546||Gera
07548||Gera
07549||Gera
07551||Gera
07552||Gera
07554||Bethenhausen|Brahmenau|Hirschfeld|Kauern|Korbußen|Pölzig|Schwaara
07557||Bocka|Crimla|Harth-Pöllnitz|Harth-Pöllnitz Köckritz|Harth-Pöllnitz Köfeln|Hundhaupten|Zedlitz
07570||Endschütz|Harth-Pöllnitz|Harth-Pöllnitz Birkigt|Harth-Pöllnitz Burkersdorf|Harth-Pöllnitz Forstwolfersdorf|Harth-Pöllnitz Frießnitz|Harth-Pöllnitz Grochwitz|Harth-Pöllnitz Neundorf|Harth-Pöllnitz Niederpöllnitz|Harth-Pöllnitz Nonnendorf|Harth-Pöllnitz Rohna|Harth-Pöllnitz Uhlersdorf|Harth-Pöllnitz Wetzdorf|Hohenölsen|Schömberg|Steinsdorf|Teichwitz|Weida|Wünschendorf
07580||Braunichswalde|Gauern|Großenstein|Hilbersdorf|Linda bei Weida|Paitzdorf|Reichstädt|Ronneburg|Rückersdorf|Seelingstädt
07586||Bad Köstritz|Caaschwitz|Hartmannsdorf|Kraftsdorf
07589||Harth-Pöllnitz|Harth-Pöllnitz Birkhausen|Harth-Pöllnitz Großebersdorf|Harth-Pöllnitz Struth|Lederhose|Lindenkreuz|Münchenbernsdorf|Saara|Schwarzbach
07607||Eisenberg|Gösen|Hainspitz|Heideland
07613||Crossen an der Elster|Hartmannsdorf|Rauda|Seifartsdorf|Silbitz|Walpernhain
07616||Bürgel|Graitschen bei Bürgel|Nausnitz|Petersberg|Poxdorf|Rauschwitz|Serba
07619||Mertendorf|Schkölen
07629||Hermsdorf|Reichenbach|Sankt Gangloff|Schleifreisen
07639||Bad Klosterlausnitz|Tautenhain|Weißenborn
07646||Albersdorf|Bobeck|Bollberg|Bremsnitz|Eineborn|Geisenhain|Gneus|Großbockedra|Karlsdorf|Kleinbockedra|Kleinebersdorf|Laasdorf|Lippersdorf-Erdmannsdorf|Meusebach|Möckern|Mörsdorf|Oberbodnitz|Ottendorf|Quirla|Rattelsdorf|Rausdorf|Renthendorf|Ruttersdorf-Lotschen|Scheiditz|Schlöben|Schöngleina|Stadtroda|Tautendorf|Tissa|Tröbnitz
07743||Jena
07745||Jena
07747||Jena
07749||Jena
07751||Bucha|Golmsdorf|Großlöbichau|Großpürschütz|Jenalöbnitz|Löberschütz|Milda|Rothenstein|Sulza|Zöllnitz
07768||Altenberga|Bibra|Eichenberg|Freienorla|Großeutersdorf|Gumperda|Hummelshain|Kahla|Kleineutersdorf|Lindig|Orlamünde|Reinstädt|Schöps|Seitenroda
07774||Camburg|Frauenprießnitz|Thierschneck|Wichmar
07778||Dornburg|Dorndorf-Steudnitz|Hainichen|Lehesten|Neuengönna|Tautenburg|Zimmern
07806||Dreba|Lausnitz bei Neustadt an der Orla|Neustadt an der Orla|Weira
07819||Dreitzsch|Geroda|Lemnitz|Linda bei Neustadt an der Orla|Miesitz|Mittelpöllnitz|Pillingsdorf|Rosendorf|Schmieritz|Tömmelsdorf|Triptis
07907||Dittersdorf|Dragensdorf|Görkwitz|Göschitz|Löhma|Oettersdorf|Plothen|Pörmitz|Schleiz|Tegau
07919||Kirschkau|Mühltroff
07922||Tanna
07924||Eßbach|Neundorf (bei Schleiz)|Schöndorf|Volkmannsdorf|Ziegenrück
07926||Gefell
07927||Hirschberg
07929||Saalburg-Ebersdorf
07937||Langenwolschendorf|Silberfeld|Vogtländisches Oberland|Zadelsdorf|Zeulenroda
07950||Göhren-Döhlen|Merkendorf|Staitz|Triebes|Weißendorf|Wiebelsdorf
07952||Pausa|Vogtländisches Oberland
07955||Auma|Braunsdorf
07957||Hain|Langenwetzendorf
07958||Hohenleuben
07973||Greiz
07980||Berga/Elster|Kühdorf|Lunzig|Neugernsdorf|Neumühle|Wildetaube
07985||Elsterberg|Vogtländisches Oberland
07987||Mohlsdorf
07989||Teichwolframsdorf
08056||Zwickau
08058||Zwickau
08060||Zwickau
08062||Zwickau
08064||Zwickau
08066||Zwickau
08107||Hartmannsdorf bei Kirchberg|Hirschfeld|Kirchberg
08112||Wilkau-Haßlau
08115||Lichtentanne
08118||Hartenstein|Hartenstein Hartenstein|Hartenstein Thierfeld|Hartenstein Zschocken
08132||Mülsen|Mülsen Mülsen Sankt Jacob|Mülsen Mülsen Sankt Micheln|Mülsen Mülsen Sankt Niclas|Mülsen Niedermülsen|Mülsen Ortmannsdorf|Mülsen Stangendorf|Mülsen Thurm|Mülsen Wulm
08134||Langenweißbach|Langenweißbach Grünau|Langenweißbach Langenbach|Langenweißbach Weißbach|Wildenfels|Wildenfels Härtensdorf|Wildenfels Schönau|Wildenfels Wiesen|Wildenfels Wiesenburg|Wildenfels Wildenfels
08141||Reinsdorf
08144||Hirschfeld
08147||Crinitzberg
08209||Auerbach/Vogtland
08223||Falkenstein/Vogtland|Grünbach|Neustadt/Vogtland|Werda
08228||Rodewisch
08233||Treuen
08236||Ellefeld
08237||Steinberg
08239||Bergen
08248||Klingenthal/Sachsen
08258||Markneukirchen
08261||Schöneck/Vogtland
08262||Morgenröthe-Rautenkranz|Tannenbergsthal/Vogtland
08265||Erlbach
08267||Zwota
08269||Hammerbrücke
08280||Aue
08289||Schneeberg
08294||Lößnitz
08297||Zwönitz
08301||Schlema
08304||Schönheide
08309||Eibenstock
08312||Lauter/Sachsen
08315||Bernsbach
08318||Hundshübel
08321||Zschorlau
08324||Bockau
08325||Carlsfeld
08326||Sosa
08328||Stützengrün
08340||Beierfeld|Schwarzenberg/Erzgebirge
08344||Grünhain
08349||Erlabrunn|Johanngeorgenstadt
08352||Markersbach|Pöhla|Raschau
08355||Rittersgrün
08359||Breitenbrunn/Erzgebirge
08371||Glauchau
08373||Remse
08393||Dennheritz|Meerane|Schönberg
08396||Oberwiera|Waldenburg
08412||Leubnitz|Werdau
08427||Fraureuth
08428||Langenbernsdorf
08432||Steinpleis
08439||Langenhessen
08451||Crimmitschau
08459||Neukirchen/Pleiße
08468||Heinsdorfergrund|Reichenbach/Vogtland
08485||Lengenfeld
08491||Limbach|Netzschkau
08496||Neumark
08499||Mylau
08523||Plauen
08525||Plauen
08527||Plauen
08529||Plauen
08538||Burgstein|Reuth|Weischlitz
08539||Mehltheuer
08541||Neuensalz|Theuma
08543||Pöhl
08547||Jößnitz
08548||Syrau
08606||Bösenbrunn|Mühlental|Oelsnitz|Tirpersdorf|Triebel/Vogtland
08626||Adorf|Eichigt
08645||Bad Elster
08648||Bad Brambach
09028||Chemnitz
09030||Chemnitz
09111||Chemnitz
09112||Chemnitz
09113||Chemnitz
09114||Chemnitz
09116||Chemnitz
09117||Chemnitz
09119||Chemnitz
09120||Chemnitz
09122||Chemnitz
09123||Chemnitz
09125||Chemnitz
09126||Chemnitz
09127||Chemnitz
09128||Chemnitz
09130||Chemnitz
09131||Chemnitz
09212||Kändler|Limbach-Oberfrohna|Pleißa
09217||Burgstädt
09221||Neukirchen/Erzgebirge
09232||Hartmannsdorf
09235||Burkhardtsdorf
09236||Claußnitz
09241||Mühlau
09243||Niederfrohna
09244||Lichtenau
09249||Taura
09306||Erlau|Königsfeld|Königshain-Wiederau|Rochlitz|Seelitz|Wechselburg|Zettlitz
09322||Penig
09326||Geringswalde
09328||Lunzenau
09337||Bernsdorf|Callenberg|Hohenstein-Ernstthal
09350||Lichtenstein/Sachsen
09353||Oberlungwitz
09355||Gersdorf
09356||Sankt Egidien
09366||Niederdorf|Stollberg/Erzgebirge
09376||Oelsnitz/Erzgebirge
09380||Thalheim / Erzgebirge
09385||Erlbach-Kirchberg|Lugau/Erzgebirge
09387||Jahnsdorf/Erzgebirge
09390||Gornsdorf
09392||Auerbach
09394||Hohndorf
09395||Hormersdorf
09399||Niederwürschnitz
09405||Gornau/Erzgebirge|Zschopau
09419||Thum
09423||Gelenau/Erzgebirge
09427||Ehrenfriedersdorf
09429||Wolkenstein
09430||Drebach|Venusberg
09432||Großolbersdorf
09435||Scharfenstein
09437||Börnichen/Erzgebirge|Waldkirchen/Erzgebirge
09439||Amtsberg
09456||Annaberg-Buchholz|Mildenau
09465||Sehmatal
09468||Geyer|Tannenberg
09471||Bärenstein|Königswalde
09474||Crottendorf
09477||Jöhstadt
09481||Elterlein|Scheibenberg
09484||Oberwiesenthal
09487||Schlettau
09488||Wiesa
09496||Marienberg|Pobershau
09509||Pockau
09514||Lengefeld
09517||Zöblitz
09518||Großrückerswalde
09526||Heidersdorf|Olbernhau|Pfaffroda
09544||Neuhausen/Erzgebirge
09548||Deutschneudorf|Seiffen/Erzgebirge
09557||Flöha
09569||Falkenau|Frankenstein|Gahlenz|Oederan
09573||Augustusburg|Leubsdorf
09575||Eppendorf
09577||Niederwiesa
09579||Borstendorf|Grünhainichen
09599||Freiberg
09600||Niederschöna|Oberschöna|Weißenborn/Erzgebirge
09603||Großschirma
09618||Brand-Erbisdorf|Großhartmannsdorf
09619||Dorfchemnitz bei Sayda|Mulda/Sachsen|Sayda
09623||Frauenstein|Rechenberg-Bienenmühle
09627||Bobritzsch|Hilbersdorf
09629||Reinsberg
09633||Halsbrücke
09634||Siebenlehn
09638||Lichtenberg/Erzgebirge
09648||Altmittweida|Kriebstein|Mittweida
09661||Hainichen|Rossau|Striegistal|Tiefenbach
09669||Frankenberg/Sachsen
10115||Berlin
10117||Berlin
10119||Berlin
10178||Berlin
10179||Berlin
10243||Berlin Friedrichshain
10245||Berlin Friedrichshain
10247||Berlin Friedrichshain
10249||Berlin Friedrichshain
10315||Berlin
10317||Berlin
10318||Berlin
10319||Berlin
10365||Berlin
10367||Berlin
10369||Berlin
10405||Berlin
10407||Berlin
10409||Berlin
10435||Berlin
10437||Berlin
10439||Berlin
10551||Berlin
10553||Berlin
10555||Berlin
10557||Berlin
10559||Berlin
10585||Berlin
10587||Berlin
10589||Berlin
10623||Berlin
10625||Berlin
10627||Berlin
10629||Berlin
10707||Berlin
10709||Berlin
10711||Berlin
10713||Berlin
10715||Berlin
10717||Berlin
10719||Berlin
10777||Berlin
10779||Berlin
10781||Berlin
10783||Berlin
10785||Berlin
10787||Berlin
10789||Berlin
10823||Berlin
10825||Berlin
10827||Berlin
10829||Berlin
10961||Berlin Kreuzberg
10963||Berlin Kreuzberg
10965||Berlin Kreuzberg
10967||Berlin Kreuzberg
10969||Berlin Kreuzberg
10997||Berlin Kreuzberg
10999||Berlin Kreuzberg
11011||Berlin
12043||Berlin
12045||Berlin
12047||Berlin
12049||Berlin
12051||Berlin
12053||Berlin
12055||Berlin
12057||Berlin
12059||Berlin
12099||Berlin
12101||Berlin
12103||Berlin
12105||Berlin
12107||Berlin
12109||Berlin
12157||Berlin
12159||Berlin
12161||Berlin
12163||Berlin
12165||Berlin
12167||Berlin
12169||Berlin
12203||Berlin
12205||Berlin
12207||Berlin
12209||Berlin
12247||Berlin
12249||Berlin
12277||Berlin
12279||Berlin
12305||Berlin
12307||Berlin
12309||Berlin
12347||Berlin
12349||Berlin
12351||Berlin
12353||Berlin
12355||Berlin
12357||Berlin
12359||Berlin
12435||Berlin
12437||Berlin
12439||Berlin
12459||Berlin
12487||Berlin
12489||Berlin
12524||Berlin
12526||Berlin
12527||Berlin
12529||Berlin|Schönefeld
12555||Berlin
12557||Berlin
12559||Berlin
12587||Berlin
12589||Berlin
12619||Berlin
12621||Berlin
12623||Berlin
12627||Berlin
12629||Berlin
12679||Berlin
12681||Berlin
12683||Berlin
12685||Berlin
12687||Berlin
12689||Berlin
13051||Berlin
13053||Berlin
13055||Berlin
13057||Berlin
13059||Berlin
13086||Berlin
13088||Berlin
13089||Berlin
13125||Berlin
13127||Berlin
13129||Berlin
13156||Berlin
13158||Berlin
13159||Berlin
13187||Berlin
13189||Berlin
13347||Berlin
13349||Berlin
13351||Berlin
13353||Berlin
13355||Berlin
13357||Berlin
13359||Berlin
13403||Berlin
13405||Berlin
13407||Berlin
13409||Berlin
13435||Berlin
13437||Berlin
13439||Berlin
13465||Berlin
13467||Berlin
13469||Berlin
13503||Berlin
13505||Berlin
13507||Berlin
13509||Berlin
13581||Berlin
13583||Berlin
13585||Berlin
13587||Berlin
13589||Berlin
13591||Berlin
13593||Berlin
13595||Berlin
13597||Berlin
13599||Berlin
13627||Berlin
13629||Berlin
14050||Berlin
14052||Berlin
14053||Berlin
14055||Berlin
14057||Berlin
14059||Berlin
14089||Berlin
14109||Berlin
14129||Berlin
14131||Berlin
14163||Berlin
14165||Berlin
14167||Berlin
14169||Berlin
14193||Berlin
14195||Berlin
14197||Berlin
14199||Berlin
14464||Zalando Lounge
14467||Potsdam
14469||Potsdam
14471||Potsdam
14473||Potsdam
14476||Seeburg|Töplitz
14478||Potsdam
14480||Potsdam
14482||Potsdam
14513||Teltow
14532||Fahlhorst|Kleinmachnow|Nudow|Philippsthal|Stahnsdorf
14542||Kloster Lehnin|Schwielowsee|Werder (Havel)
14547||Beelitz|Stücken
14548||Schwielowsee
14550||Bochow|Deetz|Derwitz|Groß Kreutz|Krielow|Schmergow
14552||Fresdorf|Michendorf|Saarmund|Tremsdorf|Wildenbruch
14554||Seddiner See
14557||Langerwisch|Wilhelmshorst
14558||Bergholz-Rehbrücke
14612||Falkensee
14621||Schönwalde
14624||Dallgow-Döberitz
14627||Elstal
14641||Berge|Bergerdamm|Börnicke|Brädikow|Bredow|Etzin|Falkenrehde|Groß Behnitz|Grünefeld|Kienberg|Klein Behnitz|Lietzow|Markee|Mühlenberge|Nauen|Paaren im Glien|Paulinenaue|Pausin|Perwenitz|Pessin|Retzow|Ribbeck|Selbelang|Tietzow|Tremmen|Wachow|Wansdorf|Wustermark|Zeestow
14656||Brieselang
14662||Friesack|Mühlenberge|Vietznitz|Warsow
14669||Ketzin|Zachow
14712||Rathenow
14715||Bamme|Bützer|Gräningen|Großwudicke|Havelaue|Jerchel|Kotzen|Kriele|Landin|Liepe|Märkisch Luch|Märkisch Luch Barnewitz|Märkisch Luch Buschow|Märkisch Luch Garlitz|Märkisch Luch Möthlow|Milow|Möthlitz|Mützlitz|Nennhausen|Nitzahn|Schollene|Seeblick|Stechow-Ferchesar|Vieritz|Zollchow
14727||Döberitz|Premnitz
14728||Gollenberg|Havelaue|Kleßen-Görne|Rhinow
14770||Brandenburg an der Havel
14772||Brandenburg an der Havel
14774||Brandenburg an der Havel
14776||Brandenburg an der Havel
14778||Beetzsee|Beetzseeheide|Golzow|Götz|Havelsee|Jeserig|Kloster Lehnin|Päwesin|Planebruch|Planetal|Roskow|Schenkenberg|Trechwitz|Wenzlow|Wollin
14789||Bensdorf|Rosenau|Wusterwitz
14793||Buckautal|Gräben|Rottstock|Ziesar
14797||Kloster Lehnin
14798||Havelsee
14806||Belzig|Hagelberg|Planetal|Schwanebeck
14822||Borkheide|Borkwalde|Brück|Linthe|Mühlenfließ|Planebruch
14823||Mühlenfließ|Niemegk|Rabenstein/Fläming
14827||Wiesenburg
14828||Görzke
14913||Herbersdorf|Hohenseefeld|Ihlow|Jüterbog|Niebendorf-Heinsdorf|Niederer Fläming|Niedergörsdorf|Nuthe-Urstromtal|Wahlsdorf
14929||Treuenbrietzen
14943||Luckenwalde|Lüdersdorf|Lühsdorf
14947||Nuthe-Urstromtal
14959||Schönhagen|Trebbin
14974||Ludwigsfelde|Thyrow
14979||Großbeeren
14980||Zalando Lounge
15230||Frankfurt (Oder)
15232||Frankfurt (Oder)
15234||Frankfurt (Oder)
15236||Frankfurt (Oder)|Jacobsdorf|Jacobsdorf Jacobsdorf|Jacobsdorf Petersdorf bei Briesen|Jacobsdorf Pillgram|Jacobsdorf Sieversdorf|Treplin
15295||Brieskow-Finkenheerd|Groß Lindow|Groß Lindow Schlaubehammer|Groß Lindow Weißenspring|Wiesenau|Ziltendorf|Ziltendorf Aurith|Ziltendorf Ernst-Thälmann-Siedlung
15299||Dammendorf|Grunow-Dammendorf|Grunow-Dammendorf Grunow|Mixdorf|Müllrose
15306||Falkenhagen|Fichtenhöhe|Fichtenhöhe Alt Mahlisch|Fichtenhöhe Niederjesar|Gusow-Platkow|Gusow-Platkow Gusow|Gusow-Platkow Platkow|Lietzen|Lindendorf|Lindendorf Dolgelin|Lindendorf Libbenichen|Lindendorf Neu Mahlisch|Lindendorf Sachsendorf|Seelow|Vierlinden|Vierlinden Alt Rosenthal|Vierlinden Diedersdorf|Vierlinden Friedersdorf|Vierlinden Görlsdorf|Vierlinden Marxdorf|Vierlinden Neuentempel|Vierlinden Worin|Werbig
15320||Neuhardenberg|Neuhardenberg Altfriedland|Neuhardenberg Neuhardenberg|Neuhardenberg Quappendorf|Neuhardenberg Wulkow bei Trebnitz|Neutrebbin|Neutrebbin Altbarnim|Neutrebbin Alttrebbin|Neutrebbin Neutrebbin|Sietzing
15324||Gieshof-Zelliner Loose|Groß Neuendorf|Kiehnwerder|Kienitz|Letschin|Neubarnim|Ortwig
15326||Fichtenhöhe|Fichtenhöhe Carzig|Lebus|Lebus Lebus|Lebus Mallnow|Lebus Schönfließ|Lebus Wulkow|Podelzig|Zeschdorf|Zeschdorf Alt Zeschdorf|Zeschdorf Döbberin|Zeschdorf Petershagen
15328||Alt Tucheband|Alt Tucheband Alt Tucheband|Alt Tucheband Hathenow|Alt Tucheband Ratstock|Bleyen-Genschmar|Bleyen-Genschmar Bleyen|Bleyen-Genschmar Genschmar|Golzow|Küstriner Vorland|Küstriner Vorland Gorgast|Küstriner Vorland Küstrin-Kietz|Küstriner Vorland Manschnow|Reitwein|Zechin|Zechin Buschdorf|Zechin Friedrichsaue|Zechin Zechin
15344||Strausberg
15345||Altlandsberg|Garzau-Garzin|Garzau-Garzin Garzau|Garzau-Garzin Garzin|Lichtenow|Oberbarnim|Oberbarnim Klosterdorf|Petershagen-Eggersdorf|Prötzel|Prötzel Harnekop|Prötzel Prädikow|Prötzel Prötzel|Prötzel Sternebeck|Rehfelde|Rehfelde Rehfelde|Rehfelde Werder|Rehfelde Zinndorf|Reichenow-Möglin|Reichenow-Möglin Möglin|Reichenow-Möglin Reichenow|Werder|Zinndorf
15366||Dahlwitz-Hoppegarten|Hönow|Münchehofe|Neuenhagen bei Berlin
15370||Fredersdorf-Vogelsdorf|Petershagen-Eggersdorf
15372||Müncheberg
15374||Müncheberg
15377||Buckow|Ihlow|Märkische Höhe|Märkische Höhe Batzlow|Märkische Höhe Reichenberg|Märkische Höhe Ringenwalde|Oberbarnim|Oberbarnim Bollersdorf|Oberbarnim Grunow|Waldsieversdorf
15378||Hennickendorf|Herzfelde
15517||Fürstenwalde/Spree|Fürstenwalde/Spree Fürstenwalde|Fürstenwalde/Spree Trebus
15518||Berkenbrück|Briesen (Mark)|Briesen (Mark) Biegen|Briesen (Mark) Briesen (Mark)|Falkenberg|Grünheide (Mark)|Grünheide (Mark) Hangelsberg|Langewahl|Madlitz-Wilmersdorf|Madlitz-Wilmersdorf Alt Madlitz|Madlitz-Wilmersdorf Falkenberg|Madlitz-Wilmersdorf Wilmersdorf|Rauen|Steinhöfel|Steinhöfel Arensdorf|Steinhöfel Beerfelde|Steinhöfel Buchholz|Steinhöfel Demnitz|Steinhöfel Gölsdorf|Steinhöfel Hasenfelde|Steinhöfel Heinersdorf|Steinhöfel Jänickendorf|Steinhöfel Neuendorf im Sande|Steinhöfel Schönfelde|Steinhöfel Steinhöfel|Steinhöfel Tempelberg
15526||Bad Saarow|Bad Saarow Bad Saarow|Bad Saarow Neu Golm|Bad Saarow Petersdorf|Reichenwalde|Reichenwalde Dahmsdorf|Reichenwalde Kolpin|Reichenwalde Reichenwalde|Rietz-Neuendorf|Rietz-Neuendorf Alt Golm
15528||Grünheide (Mark)|Grünheide (Mark) Mönchwinkel|Grünheide (Mark) Spreeau|Spreenhagen|Spreenhagen Braunsdorf|Spreenhagen Hartmannsdorf|Spreenhagen Markgrafpieske|Spreenhagen Spreenhagen
15537||Erkner|Gosen|Gosen Neu Zittau|Grünheide (Mark)|Grünheide (Mark) Grünheide|Grünheide (Mark) Kagel|Grünheide (Mark) Kienbaum
15562||Rüdersdorf bei Berlin
15566||Schöneiche bei Berlin
15569||Woltersdorf
15711||Königs Wusterhausen|Schenkendorf|Zeesen
15712||Kablow|Senzig|Zernsdorf
15713||Niederlehme|Wernsdorf
15732||Eichwalde|Schulzendorf|Waltersdorf
15738||Zeuthen
15741||Bestensee|Gräbendorf|Motzen|Pätz
15745||Wildau
15746||Groß Köris
15748||Märkisch Buchholz|Münchehofe
15749||Brusendorf|Gallun|Kiekebusch|Mittenwalde|Ragow
15752||Kolberg|Prieros|Streganz
15754||Bindow|Blossin|Dannenreich|Dolgenbrodt|Friedersdorf|Gussow|Wolzig
15755||Schwerin|Teupitz|Töpchin
15757||Briesen|Freidorf|Halbe|Löpten|Oderin
15806||Gadsdorf|Glienick|Groß Machnow|Groß Schulzendorf|Kallinchen|Kummersdorf-Alexanderdorf|Mellensee|Nächst Neuendorf|Nunsdorf|Rehagen|Saalow|Schöneiche|Telz|Zossen
15827||Blankenfelde|Dahlewitz
15831||Diepensee|Groß Kienitz|Großziethen|Jühnsdorf|Mahlow|Selchow|Waßmannsdorf
15834||Rangsdorf
15837||Baruth/Mark
15838||Klausdorf|Kummersdorf-Gut|Sperenberg|Wünsdorf
15848||Beeskow|Beeskow Bornow|Beeskow Kohlsdorf|Beeskow Krügersdorf|Beeskow Neuendorf|Beeskow Oegeln|Beeskow Radinkendorf|Beeskow Schneeberg|Friedland|Friedland Chossewitz|Friedland Friedland|Friedland Groß Briesen|Friedland Günthersdorf|Friedland Karras|Friedland Klein Muckrow|Friedland Kummerow|Friedland Leißnitz|Friedland Lindow|Friedland Niewisch|Friedland Pieskow|Friedland Reudnitz|Friedland Schadow|Friedland Weichensdorf|Friedland Zeust|Plattkow|Ragow-Merz|Ragow-Merz Merz|Ragow-Merz Ragow|Rietz-Neuendorf|Rietz-Neuendorf Ahrensdorf
15859||Kehrigk|Kummersdorf|Philadelphia|Rieplos|Storkow (Mark)|Storkow (Mark) Alt Stahnsdorf|Storkow (Mark) Bugk|Storkow (Mark) Görsdorf bei Storkow|Storkow (Mark) Groß Eichholz|Storkow (Mark) Groß Schauen|Storkow (Mark) Kummersdorf|Storkow (Mark) Limsdorf|Storkow (Mark) Schwerin|Storkow (Mark) Selchow|Storkow (Mark) Storkow|Storkow (Mark) Wochowsee
15864||Diensdorf-Radlow|Rietz-Neuendorf|Rietz-Neuendorf Glienicke|Wendisch Rietz
15868||Doberburg|Friedland|Friedland Groß Muckrow|Jamlitz|Leeskow|Lieberose|Ullersdorf
15890||Eisenhüttenstadt|Eisenhüttenstadt Diehlo|Eisenhüttenstadt Fürstenberg|Eisenhüttenstadt Schönfließ|Schlaubetal|Schlaubetal Bremsdorf|Schlaubetal Fünfeichen|Schlaubetal Kieselwitz|Siehdichum|Siehdichum Pohlitz|Siehdichum Rießen|Siehdichum Schernsdorf|Vogelsang
15898||Lawitz|Neißemünde|Neißemünde Breslack|Neißemünde Coschen|Neißemünde Ratzdorf|Neißemünde Wellmitz|Neuzelle|Neuzelle Bahro|Neuzelle Bomsdorf|Neuzelle Göhlen|Neuzelle Henzendorf|Neuzelle Kobbeln|Neuzelle Möbiskruge|Neuzelle Neuzelle|Neuzelle Ossendorf|Neuzelle Schwerzko|Neuzelle Steinsdorf|Neuzelle Streichwitz|Neuzelle Treppeln
15907||Lübben (Spreewald)
15910||Alt-Schadow|Dürrenhofe|Gröditsch|Hohenbrück-Neu Schadow|Krausnick-Groß Wasserburg|Kuschkow|Pretschen|Rietzneuendorf-Staakow|Schlepzig|Schönwald|Schuhlen-Wiese|Unterspreewald|Wittmannsdorf-Bückchen
15913||Alt Zauche|Biebersdorf|Briesensee|Butzen|Byhleguhre|Byhlen|Caminchen|Dollgen|Glietz|Goyatz|Groß Leine|Groß Leuthen|Jessern|Klein Leine|Krugau|Laasow|Lamsfeld-Groß Liebitz|Leibchel|Mochow|Neu Zauche|Ressen-Zaue|Sacrow-Waldow|Straupitz|Wußwerk
15926||Bersteland|Bersteland Freiwalde|Bersteland Niewitz|Bersteland Reichwalde|Cahnsdorf|Duben|Görlsdorf|Heideblick|Heideblick Beesdau|Heideblick Bornsdorf|Heideblick Falkenberg|Heideblick Gehren|Heideblick Goßmar|Heideblick Langengrassau|Heideblick Pitschen-Pickel|Heideblick Riedebeck|Heideblick Waltersdorf|Heideblick Weißack|Heideblick Wüstermarke|Luckau|Schlabendorf|Walddrehna
15936||Dahme/Mark|Dahmetal|Steinreich|Steinreich Glienig
15938||Drahnsdorf|Golßen|Kasel-Golzig|Steinreich|Steinreich Sellendorf
16225||Eberswalde
16227||Eberswalde
16230||Breydin|Britz|Chorin|Melchow|Sydower Fließ
16244||Altenhof|Finowfurt
16247||Althüttendorf|Friedrichswalde|Joachimsthal|Neugrimnitz|Ziethen
16248||Bölkendorf|Hohenfinow|Hohensaaten|Liepe|Lunow-Stolzenhagen|Niederfinow|Oderberg|Parsteinsee
16259||Altglietzen|Bad Freienwalde|Beiersdorf-Freudenberg|Beiersdorf-Freudenberg Beiersdorf|Beiersdorf-Freudenberg Freudenberg|Bralitz|Falkenberg|Falkenberg Dannenberg/Mark|Falkenberg Falkenberg/Mark|Falkenberg Kruge/Gersdorf|Heckelberg-Brunow|Heckelberg-Brunow Brunow|Heckelberg-Brunow Heckelberg|Höhenland|Höhenland Leuenberg|Höhenland Steinbeck|Höhenland Wölsickendorf-Wollenberg|Hohenwutzen|Neuenhagen|Neulewin|Neulewin Güstebieser Loose|Neulewin Neulewin|Neulewin Neulietzegöricke|Oderaue|Oderaue Altreetz|Oderaue Mädewitz|Oderaue Neuküstrinchen|Oderaue Neureetz|Oderaue Neurüdnitz|Oderaue Wustrow
16269||Bliesdorf|Bliesdorf Bliesdorf|Bliesdorf Kunersdorf|Bliesdorf Metzdorf|Wriezen|Wriezener Höhe
16278||Angermünde|Biesenbrow|Bruchhagen|Crussow|Frauenhagen|Gellmersdorf|Görlsdorf|Greiffenberg|Günterberg|Herzsprung|Kerkow|Mark Landin|Mürow|Neukünkendorf|Pinnow|Schmargendorf|Schmiedeberg|Schöneberg|Steinhöfel|Stolpe/Oder|Welsow|Wilmersdorf|Wolletz
16303||Schwedt/Oder
16306||Berkholz-Meyenburg|Biesendahlshof|Blumberg|Casekow|Friedrichsthal|Groß Pinnow|Hohenselchow|Luckow-Petershagen|Passow|Schönow|Stendell|Vierraden|Wartin|Woltersdorf|Zichow
16307||Gartz (Oder)|Geesow|Hohenreinkendorf|Mescherin|Neurochlitz|Radekow|Rosow|Schönfeld|Tantow
16321||Bernau|Börnicke|Danewitz|Lindenberg|Lobetal|Rüdnitz|Schönow
16341||Schwanebeck|Zepernick
16348||Groß Schönebeck (Schorfheide)|Klosterfelde|Marienwerder|Prenden|Ruhlsdorf|Stolzenhagen|Wandlitz|Zerpenschleuse
16352||Basdorf|Schönerlinde|Schönwalde
16356||Ahrensfelde|Blumberg|Eiche|Hirschfelde|Krummensee|Mehrow|Schönfeld|Seefeld|Werneuchen|Wilmersdorf
16359||Biesenthal|Lanke
16515||Freienhagen|Friedrichsthal|Malz|Nassenheide|Neuholland|Oranienburg|Schmachtenhagen|Wensickendorf|Zehlendorf|Zühlsdorf
16540||Hohen Neuendorf|Stolpe
16547||Birkenwerder
16548||Glienicke/Nordbahn
16552||Schildow
16556||Borgsdorf
16559||Hammer|Kreuzbruch|Liebenthal|Liebenwalde
16562||Bergfelde
16565||Lehnitz
16567||Mühlenbeck|Schönfließ
16727||Oberkrämer|Velten
16761||Hennigsdorf
16766||Kremmen|Oberkrämer
16767||Germendorf|Leegebruch
16775||Badingen|Barsdorf|Blumenow|Bredereiche|Burgwall|Gransee|Großwoltersdorf|Kappe|Klein-Mutz|Krewelin|Löwenberger Land|Marienthal|Mildenberg|Rönnebeck|Schönermark|Schulzendorf|Sonnenberg|Stechlin|Tornow|Zabelsdorf
16792||Kurtschlag|Wesendorf|Zehdenick
16798||Altthymen|Fürstenberg/Havel|Himmelpfort|Steinförde|Zootzen
16816||Neuruppin
16818||Basdorf|Dabergotz|Fehrbellin Deutschhof|Fehrbellin Langen|Fehrbellin Wall|Fehrbellin Wustrau-Altfriesack|Märkisch Linden|Rheinsberg Braunsberg|Storbeck-Frankendorf|Temnitzquell|Walsleben
16827||Alt Ruppin
16831||Rheinsberg|Rheinsberg Großzerlang|Rheinsberg Heinrichsdorf|Rheinsberg Kleinzerlang|Rheinsberg Linow|Rheinsberg Schwanow|Rheinsberg Zechlinerhütte|Rheinsberg Zechow|Rheinsberg Zühlen
16833||Fehrbellin|Fehrbellin Betzin|Fehrbellin Brunne|Fehrbellin Dechtow|Fehrbellin Hakenberg|Fehrbellin Karwesee|Fehrbellin Königshorst|Fehrbellin Lentzke|Fehrbellin Linum|Fehrbellin Protzen|Fehrbellin Tarmow|Fehrbellin Walchow
16835||Herzberg|Lindow (Mark)|Lindow (Mark) Hindenberg|Lindow (Mark) Schönberg (Mark)|Rheinsberg Dierberg|Rüthnick|Seebeck-Strubensee|Vielitz
16837||Rheinsberg Dorf Zechlin|Rheinsberg Flecken Zechlin|Rheinsberg Kagar|Rheinsberg Luhme|Rheinsberg Wallitz|Wittstock/Dosse Zempow
16845||Breddin|Dreetz|Fehrbellin Manker|Großderschau|Kyritz Holzhausen|Märkisch Linden|Neustadt (Dosse)|Sieversdorf-Hohenofen|Stüdenitz-Schönermark|Temnitztal|Temnitztal Garz|Temnitztal Wildberg|Zernitz-Lohm
16866||Barenthin|Bork-Lellichow|Dannenwalde|Demerthin|Döllen|Görike|Granzow|Groß Welle|Gumtow|Kolrep|Kunow|Kyritz|Kyritz Drewen|Kyritz Kötzlin|Rehfeld-Berlitt|Schönhagen|Schrepkow|Teetz-Ganz|Vehlin|Vehlow|Wutike
16868||Wusterhausen (Dosse)
16909||Heiligengrabe|Heiligengrabe Blandikow|Heiligengrabe Blesendorf|Heiligengrabe Grabow bei Blumenthal|Heiligengrabe Jabel|Heiligengrabe Liebenthal|Heiligengrabe Maulbeerwalde|Heiligengrabe Papenbruch|Heiligengrabe Wernikow|Heiligengrabe Zaatzke|Wittstock/Dosse|Wittstock/Dosse Berlinchen|Wittstock/Dosse Christdorf|Wittstock/Dosse Dossow|Wittstock/Dosse Dranse|Wittstock/Dosse Fretzdorf|Wittstock/Dosse Gadow|Wittstock/Dosse Goldbeck|Wittstock/Dosse Groß Haßlow|Wittstock/Dosse Herzsprung|Wittstock/Dosse Königsberg|Wittstock/Dosse Niemerlang|Wittstock/Dosse Rossow|Wittstock/Dosse Schweinrich|Wittstock/Dosse Sewekow|Wittstock/Dosse Wulfersdorf|Wittstock/Dosse Zootzen
16918||Wittstock/Dosse Freyenstein
16921||Alt Krüssow
16928||Alt Krüssow|Beveringen|Boddin-Langnow|Buchholz|Falkenhagen|Gerdshagen|Groß Pankow|Groß Woltersdorf|Heiligengrabe Blumenthal|Heiligengrabe Rosenwinkel|Helle|Hoppenrade|Kehrberg|Kemnitz|Klein Woltersdorf|Kuhbier|Kuhsdorf|Lindenberg|Mesendorf|Pritzwalk|Sadenbeck|Schönebeck|Steffenshagen|Tüchen|Vettin|Wilmersdorf
16945||Halenbeck-Rohlsdorf|Kümmernitztal|Marienfließ|Meyenburg
16949||Putlitz|Triglitz
17033||Neubrandenburg
17034||Neubrandenburg
17036||Neubrandenburg
17039||Beseritz|Blankenhof|Brunn|Neddemin|Neuenkirchen|Neverin|Sponholz|Staven|Trollenhagen|Warlin|Woggersin|Wulkenzin|Zirzow
17087||Altentreptow
17089||Bartow|Breest|Burow|Gnevkow|Golchen|Grapzow|Grischow|Gültz|Siedenbollentin|Werder
17091||Altenhagen|Breesen|Groß Teetzleben|Knorrendorf|Kriesow|Mölln|Pripsleben|Röckwitz|Rosenow|Tützpatz|Wildberg|Wolde
17094||Burg Stargard|Cammin|Cölpin|Groß Nemerow|Holldorf|Lindetal|Pragsdorf|Teschendorf
17098||Friedland
17099||Brohm|Datzetal|Eichhorst|Genzkow|Glienke|Schwanbeck
17109||Demmin
17111||Beestland|Beggerow|Borrentin|Hohenbollentin|Hohenbrünzow|Hohenmocker|Kentzlin|Kletzin|Lindenberg|Meesiger|Nossendorf|Quitzerow|Sanzkow|Sarow|Schönfeld|Siedenbrünzow|Sommersdorf|Teusin|Upost|Utzedel|Warrenzin|Wotenick
17121||Düvier|Görmin|Loitz|Sassen|Trantow|Wüstenfelde
17126||Jarmen
17129||Alt Tellin|Bentzin|Daberkow|Kruckow|Plötz|Schmarsow|Tutow|Völschow
17139||Basedow|Duckow|Faulenrost|Gielow|Kummerow|Malchin|Remplin|Schwinkendorf
17153||Bredenfelde|Briggow|Grammentin|Gülzow|Ivenack|Jürgenstorf|Kittendorf|Reuterstadt Stavenhagen|Ritzerow|Zettemin
17154||Neukalen
17159||Brudersdorf|Dargun|Stubbendorf|Wagun|Zarnekow
17166||Alt Sührkow|Bristow|Bülow|Dahmen|Dalkendorf|Groß Roge|Groß Wokern|Hohen Demzin|Teterow
17168||Groß Wüstenfelde|Jördenstorf|Lelkendorf|Levitzow|Matgendorf|Neu Heinde|Poggelow|Prebberede|Remlin|Sukow-Marienhof|Thürkow|Warnkenhagen
17179||Altkalen|Behren-Lübchin|Boddin|Finkenthal|Gnoien|Lühburg|Walkendorf|Wasdow
17192||Alt Schönau|Groß Dratow|Groß Gievitz|Groß Plasten|Kargow|Klink|Lansen|Schloen|Torgelow am See|Varchentin|Waren (Müritz)
17194||Grabowhöfe|Hinrichshagen|Hohen Wangelin|Jabel|Klocksin|Lupendorf|Moltzow|Neu Gaarz|Vielist|Vollrathsruhe
17207||Bollewick|Gotthun|Groß Kelle|Kambs|Ludorf|Röbel/Müritz
17209||Altenhof|Buchholz|Bütow|Eldetal|Fincken|Jaebetz|Kieve|Leizen|Massow|Melz|Minzow|Priborn|Rogeez|Satow|Sietow|Stuer|Vipperow|Walow|Wredenhagen|Zepkow|Zislow
17213||Adamshoffnung|Göhren-Lebbin|Grüssow|Kogel|Lexow|Malchow|Penkow
17214||Alt Schwerin|Nossentiner Hütte|Silz
17217||Alt Rehse|Groß Vielen|Klein Lukow|Krukow|Lapitz|Mallin|Mollenstorf|Penzlin|Puchow
17219||Ankershagen|Groß Flotow|Marihn|Möllenhagen
17235||Neustrelitz
17237||Blankensee|Blumenholz|Carpin|Godendorf|Grünow|Hohenzieritz|Klein Vielen|Kratzeburg|Möllenbeck|Userin|Watzkendorf|Wokuhl-Dabelow
17248||Lärz|Rechlin
17252||Diemitz|Mirow|Roggentin|Schwarz
17255||Priepert|Wesenberg|Wustrow
17258||Feldberger Seenlandschaft
17259||Feldberger Seenlandschaft
17268||Beutel|Boitzenburger Land|Densow|Flieth-Stegelitz|Gandenitz|Gerswalde|Gollin|Groß Dölln|Grunewald|Hammelspring|Herzfelde|Klosterwalde|Milmersdorf|Mittenwalde|Petznick|Röddelin|Storkow|Temmen-Ringenwalde|Templin|Vietmannsdorf
17279||Lychen
17291||Carmzow-Wallmow|Göritz|Gramzow|Grünow|Nordwestuckermark|Oberuckersee|Prenzlau|Randowtal|Schenkenberg|Schönfeld|Uckerfelde
17309||Belling|Brietzig|Damerow|Fahrenwalde|Jatznick|Koblentz|Krugsdorf|Marienthal|Nieden|Papendorf|Pasewalk|Polzow|Rollwitz|Schönwalde|Viereck|Zerrenthin|Züsedom
17321||Bergholz|Glashütte|Löcknitz|Plöwen|Ramin|Rothenklempenow
17322||Bismark|Blankensee|Boock|Glasow|Grambow|Lebehn|Mewegen|Pampow|Rossow
17326||Brüssow
17328||Penkun|Wollin
17329||Krackow|Nadrensee
17335||Strasburg
17337||Blumenhagen|Galenbeck|Groß Luckow|Klein Luckow|Schönhausen|Uckerland
17348||Groß Daberkow|Lindetal|Mildenitz|Neu Käbelich|Petersdorf|Woldegk
17349||Groß Miltzow|Helpt|Kublank|Lindetal|Neetzka|Schönbeck|Voigtsdorf
17358||Hammer|Torgelow|Torgelow-Holländerei
17367||Eggesin
17373||Ueckermünde
17375||Ahlbeck|Altwarp|Grambin|Hintersee|Leopoldshagen|Liepgarten|Luckow|Meiersberg|Mönkebude|Vogelsang-Warsin
17379||Altwigshagen|Ferdinandshof|Heinrichsruh|Heinrichswalde|Lübs|Neuendorf A|Rothemühl|Wietstock|Wilhelmsburg
17389||Anklam
17390||Groß Polzin|Klein Bünzow|Murchin|Rubkow|Schmatzin|Ziethen
17391||Iven|Krien|Krusenfelde|Liepen|Medow|Neetzow|Nerdin|Neuendorf B|Postlow|Steinmocker|Stolpe
17392||Blesewitz|Boldekow|Butzow|Drewelow|Japenzin|Neuenkirchen|Pelsin|Putzar|Sarnow|Spantekow|Zinzow
17398||Bargischow|Bugewitz|Ducherow|Löwitz|Neu Kosenow|Rathebur|Rossin|Schwerinsburg
17406||Morgenitz|Rankwitz|Stolpe auf Usedom|Usedom
17419||Ahlbeck|Dargen|Garz|Kamminke|Korswandt|Zirchow
17424||Heringsdorf
17429||Bansin|Benz|Mellenthin|Neppermin|Pudagla
17438||Wolgast
17440||Buddenhagen|Buggenhagen|Groß Ernsthof|Hohendorf|Kröslin|Krummin|Lassan|Lütow|Pulow|Sauzin|Zemitz
17449||Karlshagen|Mölschow|Peenemünde|Trassenheide
17454||Zinnowitz
17459||Koserow|Loddin|Ückeritz|Zempin
17489||Greifswald
17491||Greifswald
17493||Greifswald
17495||Groß Kiesow|Karlsburg|Lühmannsdorf|Ranzin|Wrangelsburg|Züssow
17498||Behrenhoff|Dargelin|Dersekow|Diedrichshagen|Hinrichshagen|Levenhagen|Mesekenhagen|Neuenkirchen|Wackerow|Weitenhagen
17506||Bandelin|Breechen|Gribow|Gützkow|Kammin|Kölzin|Lüssow
17509||Brünzow|Hanshagen|Katzow|Kemnitz|Loissin|Lubmin|Neu Boltenhagen|Rubenow|Wusterhusen
18055||Rostock
18057||Rostock
18059||Papendorf|Pölchow|Rostock|Ziesendorf
18069||Lambrechtshagen|Rostock
18106||Rostock
18107||Elmenhorst-Lichtenhagen|Rostock
18109||Rostock
18119||Rostock
18146||Rostock
18147||Rostock
18181||Seeheilbad Graal-Müritz
18182||Bentwisch|Blankenhagen|Gelbensande|Mönchhagen|Rövershagen
18184||Broderstorf|Hohenfelde|Klein Kussewitz|Mandelshagen|Poppendorf|Roggentin|Steinfeld|Thulendorf
18190||Sanitz
18195||Cammin|Gnewitz|Grammow|Nustrow|Selpin|Stubbendorf|Tessin|Thelkow|Zarnewanz
18196||Damm|Dummerstorf|Kavelstorf|Kessin|Lieblingshof|Prisannewitz
18198||Kritzmow|Stäbelow
18209||Bad Doberan|Bartenshagen-Parkentin|Reddelich|Steffenshagen|Wittenbeck
18211||Admannshagen-Bargeshagen|Börgerende-Rethwisch|Nienhagen|Retschow
18225||Kühlungsborn
18230||Bastorf|Biendorf|Jennewitz|Rerik
18231||Neubukow
18233||Alt Bukow|Kamin|Karin|Kirch Mulsow|Krempin|Neubukow|Pepelow|Rakow|Ravensberg|Westenbrügge
18236||Altenhagen|Kröpelin|Schmadebeck
18239||Bölkow|Hanstorf|Heiligenhagen|Radegast|Reinshagen|Satow
18246||Baumgarten|Bützow|Jürgenshagen|Klein Belitz|Neuendorf|Rühn|Steinhagen|Zepelin
18249||Bernitt|Dreetz|Penzin|Tarnow|Warnow
18258||Benitz|Bröbberow|Kassow|Rukieten|Schwaan|Vorbeck|Wiendorf
18273||Güstrow
18276||Bülow|Glasewitz|Groß Schwiesow|Gülzow|Gutow|Klein Upahl|Kuhs|Lohmen|Lüssow|Mistorf|Mühl Rosin|Prüzen|Recknitz|Reimershagen|Zehna
18279||Lalendorf|Langhagen|Plaaz|Wattmannshagen
18292||Bellin|Dobbin-Linstow|Dobbin-Linstow Dobbin|Hoppenrade|Krakow am See|Kuchelmiß
18299||Alt Kätwin|Diekhof|Dolgen|Hohen Sprenz|Laage|Liessow|Pölitz|Wardow|Weitendorf
18311||Ribnitz-Damgarten
18314||Bartelshagen II|Divitz-Spoldershagen|Kenz-Küstrow|Löbnitz|Lüdershagen
18317||Saal
18320||Ahrenshagen-Daskow|Dettmannsdorf|Schlemmin|Trinwillershagen
18334||Bad Sülze|Böhlendorf|Breesen|Eixen|Langsdorf|Schulenberg|Semlow
18337||Marlow
18347||Ahrenshoop|Dierhagen|Wustrow
18356||Barth|Fuhlendorf|Pruchten
18374||Zingst
18375||Born a. Darß|Prerow|Wieck
18435||Stralsund
18437||Stralsund
18439||Stralsund
18442||Groß Kordshagen|Jakobsdorf|Kummerow|Lüssow|Neu Bartelshagen|Niepars|Pantelitz|Steinhagen|Wendorf
18445||Altenpleen|Groß Mohrdorf|Klausdorf|Kramerhof|Preetz|Prohn
18461||Franzburg|Gremersdorf-Buchholz|Millienhagen-Oebelitz|Richtenberg|Weitenhagen
18465||Drechow|Hugoldsdorf|Tribsees
18469||Karnin|Velgast
18507||Grimmen
18510||Behnkendorf|Elmenhorst|Papenhagen|Stoltenhagen|Wittenhagen|Zarrendorf
18513||Deyelsdorf|Glewitz|Grammendorf|Gransebieth|Splietsdorf|Wendisch Baggendorf
18516||Süderholz
18519||Brandshagen|Horst|Kirchdorf|Miltzow|Reinberg|Wilmshagen
18528||Bergen auf Rügen|Buschvitz|Lietzow|Parchtitz|Patzig|Ralswiek|Rappin|Sehlen|Thesenvitz|Zirkow
18546||Sassnitz
18551||Glowe|Lohme|Sagard
18556||Altenkirchen|Breege|Dranske|Putgarten|Wiek
18565||Insel Hiddensee
18569||Gingst|Kluis|Neuenkirchen|Schaprode|Trent|Ummanz
18573||Altefähr|Dreschvitz|Rambin|Samtens
18574||Garz|Gustow|Karnitz|Poseritz|Zudar
18581||Putbus
18586||Baabe|Gager|Göhren|Lancken-Granitz|Middelhagen|Sellin|Thiessow
18609||Binz
19053||Schwerin
19055||Schwerin
19057||Schwerin
19059||Schwerin
19061||Schwerin
19063||Schwerin
19065||Gneven|Godern|Pinnow|Raben Steinfeld
19067||Cambs|Langen Brütz|Leezen|Retgendorf|Rubow
19069||Alt Meteln|Böken|Klein Trebbow|Pingelshagen|Seehof|Zickhusen
19071||Brüsewitz|Cramonshagen|Dalberg-Wendelstorf|Grambow
19073||Dümmer|Klein Rogahn|Schossin|Stralendorf|Wittenförden|Zülow
19075||Holthusen|Pampow|Warsow
19077||Lübesse|Rastow|Sülstorf|Uelitz
19079||Banzkow|Goldenstädt|Sukow
19086||Plate
19089||Barnin|Bülow|Crivitz|Demen|Gädebehn|Göhren|Ruthenbeck|Tramm|Wessin|Zapel
19205||Dragun|Gadebusch|Kneese|Krembz|Mühlen Eichsen|Pokrent|Roggendorf|Rögnitz|Veelböken
19209||Badow|Gottesgabe|Lützow|Perlin|Renzow
19217||Bülow|Carlow|Dechow|Demern|Groß Molzahn|Groß Rünz|Holdorf|Köchelstorf|Löwitz|Nesow|Rehna|Rieps|Schlagsdorf|Thandorf|Utecht|Vitense|Wedendorf
19230||Alt Zachun|Bandenitz|Belsch|Bobzin|Bresegard|Gammelin|Groß Krams|Hagenow|Hoort|Hülseburg|Kirch Jesar|Kuhstorf|Moraas|Pätow|Picher|Pritzier|Redefin|Setzin|Strohkirchen|Toddin|Warlitz
19243||Boddin|Dodow|Dreilützow|Drönnewitz|Karft|Körchow|Lehsen|Luckwitz|Parum|Tessin bei Wittenburg|Waschow|Wittenburg
19246||Bantin|Camin|Kogel|Lassahn|Lüttow|Neuhof|Valluhn|Zarrentin
19249||Garlitz|Gößlow|Jessenitz|Lübtheen
19258||Besitz|Boizenburg|Gallin|Gresse|Greven|Klein Bengerstorf|Neu Gülze|Nostorf|Schwanheide|Tessin bei Boizenburg|Wiebendorf
19260||Banzin|Bennin|Dersenow|Kloddram|Rodenwalde|Vellahn
19273||Brahlstorf|Melkof|Neuhaus|Teldau
19288||Alt Krenzlin|Fahrbinde|Glaisin|Göhlen|Groß Laasch|Kummer|Leussow|Lüblow|Ludwigslust|Warlow|Wöbbelin
19294||Bresegard|Dadow|Eldena|Gorlosen|Grebs|Karenz|Karstädt|Krinitz|Malk Göhren|Malk Göhren Göhren|Malk Göhren Malk|Malliß|Neu Kaliß|Niendorf an der Rögnitz
19300||Balow|Grabow|Kremmin|Milow|Möllenbeck|Muchow|Prislich|Steesow|Werle|Zierzow
19303||Dömitz|Heidhof|Polz|Rüterberg|Tewswoos|Vielank|Woosmer
19306||Blievenstorf|Brenz|Neustadt-Glewe
19309||Besandten|Eldenburg|Lanz|Lenzen (Elbe)|Mellen|Wootz
19322||Breese|Cumlosen|Groß Breese|Rühstädt|Weisen|Wittenberge
19336||Bad Wilsnack|Kletzke|Legde/Quitzöbel|Viesecke
19339||Bendelin|Glöwen|Netzow
19348||Baek|Berge|Gülitz-Reetz|Klein Gottschow|Kleinow|Krampfer|Nebelin|Perleberg|Pirow|Retzin|Wolfshagen
19357||Boberow|Dambeck|Garlin|Karstädt|Mankmuß|Pröttlin
19370||Parchim
19372||Brunow|Groß Godems|Herzfeld|Karrenzin|Matzlow-Garwitz|Rom|Spornitz|Stolpe|Stralendorf|Ziegendorf
19374||Damm|Domsühl|Friedrichsruhe|Grebbin|Groß Niendorf|Herzberg|Klinken|Mestlin|Raduhn|Severin|Zölkow
19376||Marnitz|Siggelkow|Suckow|Tessenow
19386||Broock|Gallin-Kuppentin|Gischow|Granzin|Karbow-Vietlübbe|Kreien|Kritzow|Lübz|Lutheran|Passow|Wahlstorf|Werder
19395||Barkow|Ganzlin|Gnevsdorf|Karow|Plau am See|Plauerhagen|Retzow|Wendisch Priborn
19399||Diestelow|Dobbertin|Goldberg|Langenhagen|Neu Poserin|Techentin|Wendisch Waren
19406||Borkow|Dabel|Groß Görnow|Hohen Pritz|Kobrow|Mustin|Sternberg|Witzin
19412||Blankenberg|Brüel|Kuhlen|Langen Jarchow|Weitendorf|Wendorf|Zahrensdorf
19417||Bibow|Groß Labenz|Jesendorf|Ventschow|Warin
20038||Hamburg
20095||Hamburg
20097||Hamburg
20099||Hamburg
20144||Hamburg
20146||Hamburg
20148||Hamburg
20149||Hamburg
20249||Hamburg
20251||Hamburg
20253||Hamburg
20255||Hamburg
20257||Hamburg
20259||Hamburg
20354||Hamburg
20355||Hamburg
20357||Hamburg
20359||Hamburg
20457||Hamburg
20459||Hamburg
20535||Hamburg
20537||Hamburg
20539||Hamburg
21029||Hamburg
21031||Hamburg
21033||Hamburg
21035||Hamburg
21037||Hamburg
21039||Börnsen|Escheburg|Hamburg
21073||Hamburg
21075||Hamburg
21077||Hamburg
21079||Hamburg
21107||Hamburg
21109||Hamburg
21129||Hamburg
21147||Hamburg
21149||Hamburg
21217||Seevetal
21218||Seevetal
21220||Seevetal
21224||Rosengarten
21227||Bendestorf
21228||Harmstorf
21244||Buchholz in der Nordheide
21255||Dohren|Kakenstorf|Königsmoor|Tostedt|Wistedt
21256||Handeloh
21258||Heidenau
21259||Otter
21261||Welle
21266||Jesteburg
21271||Asendorf|Hanstedt
21272||Egestorf
21274||Undeloh
21279||Appel|Drestedt|Hollenstedt|Wenzendorf
21335||Lüneburg
21337||Lüneburg
21339||Lüneburg
21354||Bleckede
21357||Bardowick|Barum|Wittorf
21358||Mechtersen
21360||Vögelsen
21365||Adendorf
21368||Boitze|Dahlem|Dahlenburg
21369||Nahrendorf
21371||Tosterglope
21376||Eyendorf|Garlstorf|Gödenstorf|Salzhausen
21379||Echem|Lüdersburg|Rullstorf|Scharnebeck
21380||Artlenburg
21382||Brietlingen
21385||Amelinghausen|Oldendorf (Luhe)|Rehlingen
21386||Betzendorf
21388||Soderstorf
21391||Dachtmissen|Reppenstedt
21394||Heiligenthal|Kirchgellersen|Südergellersen|Westergellersen
21395||Tespe
21397||Barendorf|Vastorf
21398||Neetze
21400||Reinstorf
21401||Thomasburg
21403||Wendisch Evern
21406||Barnstedt|Melbeck
21407||Deutsch Evern
21409||Embsen
21423||Drage|Winsen (Luhe)
21435||Stelle
21436||Marschacht
21438||Brackel
21439||Marxen
21441||Garstedt
21442||Toppenstedt
21444||Vierhöfen
21445||Wulfsen
21447||Handorf
21449||Radbruch
21465||Reinbek|Wentorf bei Hamburg
21481||Buchhorst|Lauenburg/Elbe|Schnakenbek
21483||Basedow|Dalldorf|Gülzow|Juliusburg|Krukow|Krüzen|Lanze|Lütau|Wangelau
21493||Basthorst|Elmenhorst|Fuhlenhagen|Grabau|Groß Pampau|Grove|Havekost|Möhnsen|Mühlenrade|Sahms|Schretstaken|Schwarzenbek|Talkau
21502||Geesthacht|Hamwarde|Wiershop|Worth
21509||Glinde
21514||Bröthen|Büchen|Fitzen|Göttin|Güster|Hornbek|Kankelau|Klein Pampau|Langenlehsten|Roseburg|Siebeneichen|Witzeeze
21516||Müssen|Schulendorf|Tramm|Woltersdorf
21521||Aumühle|Dassendorf|Wohltorf
21522||Hittbergen|Hohnstorf (Elbe)
21524||Brunstorf
21526||Hohenhorn
21527||Kollow
21529||Kröppelshagen-Fahrendorf
21614||Buxtehude
21629||Neu Wulmstorf
21635||Jork
21640||Bliedersdorf|Horneburg|Neuenkirchen|Nottensdorf
21641||Apensen
21643||Beckdorf
21644||Sauensiek
21646||Halvesbostel
21647||Moisburg
21649||Regesbostel
21680||Stade
21682||Stade
21683||Stade
21684||Agathenburg|Stade
21698||Bargstedt|Brest|Harsefeld
21702||Ahlerstedt
21706||Drochtersen
21709||Burweg|Düdenbüttel|Himmelpforten
21710||Engelschoff
21712||Großenwörden
21714||Hammah
21717||Deinste|Fredenbeck
21720||Grünendeich|Guderhandviertel|Mittelnkirchen|Steinkirchen
21723||Hollern-Twielenfleth
21726||Heinbockel|Kranenburg|Oldendorf
21727||Estorf
21729||Freiburg (Elbe)
21730||Balje
21732||Krummendeich
21734||Oederquart
21737||Wischhafen
21739||Dollern
21745||Hemmoor
21755||Hechthausen
21756||Osten
21762||Osterbruch|Otterndorf
21763||Neuenkirchen
21765||Nordleda
21769||Armstorf|Hollnseth|Lamstedt
21770||Mittelstenahe
21772||Stinstedt
21775||Ihlienworth|Odisheim|Steinau
21776||Wanna
21781||Cadenberge
21782||Bülkau
21784||Geversdorf
21785||Belum|Neuhaus an der Oste
21787||Oberndorf
21789||Wingst
22041||Hamburg
22043||Hamburg
22045||Hamburg
22047||Hamburg
22049||Hamburg
22081||Hamburg
22083||Hamburg
22085||Hamburg
22087||Hamburg
22089||Hamburg
22111||Hamburg
22113||Hamburg|Hamburg Allermöhe|Hamburg Billbrook|Hamburg Billstedt|Hamburg Billwerder|Hamburg Horn|Hamburg Lohbrügge|Hamburg Moorfleet|Oststeinbek
22115||Hamburg
22117||Hamburg
22119||Hamburg
22143||Hamburg
22145||Braak|Hamburg|Stapelfeld
22147||Hamburg
22149||Hamburg
22159||Hamburg
22175||Hamburg
22177||Hamburg
22179||Hamburg
22297||Hamburg
22299||Hamburg
22301||Hamburg
22303||Hamburg
22305||Hamburg
22307||Hamburg
22309||Hamburg
22335||Hamburg
22337||Hamburg
22339||Hamburg
22359||Hamburg
22391||Hamburg
22393||Hamburg
22395||Hamburg
22397||Hamburg
22399||Hamburg
22415||Hamburg
22417||Hamburg
22419||Hamburg
22453||Hamburg
22455||Hamburg
22457||Hamburg
22459||Hamburg
22523||Hamburg
22525||Hamburg
22527||Hamburg
22529||Hamburg
22547||Hamburg
22549||Hamburg
22559||Hamburg
22587||Hamburg
22589||Hamburg
22605||Hamburg
22607||Hamburg
22609||Hamburg
22761||Hamburg
22763||Hamburg
22765||Hamburg
22767||Hamburg
22769||Hamburg
22844||Norderstedt
22846||Norderstedt
22848||Norderstedt
22850||Norderstedt
22851||Norderstedt
22869||Schenefeld
22880||Wedel
22885||Barsbüttel
22889||Tangstedt
22926||Ahrensburg
22927||Großhansdorf
22941||Bargteheide|Jersbek
22946||Brunsbek|Dahmker|Grande|Großensee|Hohenfelde|Trittau
22949||Ammersbek
22952||Lütjensee
22955||Hoisdorf
22956||Grönwohld
22958||Kuddewörde
22959||Linau
22962||Siek
22964||Steinburg
22965||Todendorf
22967||Tremsbüttel
22969||Witzhave
23539||Lübeck
23552||Lübeck
23554||Lübeck
23556||Lübeck
23558||Lübeck
23560||Lübeck
23562||Lübeck
23564||Lübeck
23566||Lübeck
23568||Lübeck
23569||Lübeck
23570||Lübeck
23611||Bad Schwartau
23617||Stockelsdorf
23619||Badendorf|Hamberge|Heilshoop|Mönkhagen|Rehhorst|Zarpen
23623||Ahrensbök
23626||Ratekau
23627||Groß Grönau|Groß Sarau
23628||Klempau|Krummesse
23629||Sarkwitz
23669||Timmendorfer Strand
23683||Scharbeutz
23684||Scharbeutz
23689||Pansdorf
23701||Eutin|Süsel
23714||Kirchnüchel|Malente
23715||Bosau
23719||Glasau
23730||Altenkrempe|Neustadt in Holstein|Schashagen|Sierksdorf
23738||Beschendorf|Damlos|Harmsdorf|Kabelhorst|Lensahn|Manhagen|Riepsdorf
23743||Grömitz
23744||Schönwalde am Bungsberg
23746||Kellenhusen
23747||Dahme
23749||Grube
23758||Göhl|Gremersdorf|Oldenburg in Holstein|Wangels
23769||Fehmarn
23774||Heiligenhafen
23775||Großenbrode
23777||Heringsdorf
23779||Neukirchen
23795||Bad Segeberg|Fahrenkrug|Groß Rönnau|Högersdorf|Klein Gladebrügge|Klein Rönnau|Mözen|Negernbötel|Schackendorf|Schieren|Schwissel|Stipsdorf|Traventhal|Weede
23812||Wahlstedt
23813||Blunk|Nehms
23815||Geschendorf|Strukdorf|Westerrade
23816||Bebensee|Groß Niendorf|Leezen|Neversdorf
23818||Neuengörs
23820||Pronstorf
23821||Rohlstorf
23823||Seedorf
23824||Damsdorf|Tensfeld
23826||Bark|Fredesdorf|Todesfelde
23827||Krems II|Travenhorst|Wensin
23829||Kükels|Wittenborn
23843||Bad Oldesloe|Neritz|Rümpel|Travenbrück
23845||Bahrenhof|Bühnsdorf|Dreggers|Grabau|Itzstedt|Oering|Seth|Wakendorf I
23847||Bliestorf|Düchelsdorf|Grinau|Groß Boden|Kastorf|Lasbek|Meddewade|Pölitz|Rethwisch|Schiphorst|Schürensöhlen|Siebenbäumen|Sierksrade|Steinhorst|Stubben|Westerau
23858||Barnitz|Feldhorst|Heidekamp|Reinfeld (Holstein)|Wesenberg
23860||Groß Schenkenberg|Klein Wesenberg
23863||Bargfeld-Stegen|Kayhude|Nienwohld
23866||Nahe
23867||Sülfeld
23869||Elmenhorst
23879||Mölln
23881||Alt Mölln|Bälau|Borstorf|Breitenfelde|Koberg|Lankau|Niendorf an der Stecknitz
23883||Brunsmark|Grambek|Hollenbek|Horst|Klein Zecher|Lehmrade|Seedorf|Sterley
23896||Nusse|Panten|Poggensee|Ritzerau|Walksfelde
23898||Duvensee|Klinkrade|Kühsen|Labenz|Lüchow|Sandesneben|Sirksfelde|Wentorf
23899||Besenthal|Gudow
23909||Albsfelde|Bäk|Fredeburg|Giesensdorf|Mechow|Ratzeburg|Römnitz
23911||Buchholz|Einhaus|Groß Disnack|Harmsdorf|Kittlitz|Kulpin|Mustin|Pogeez|Salem|Schmilau|Ziethen
23919||Behlendorf|Berkenthin|Göldenitz|Niendorf|Rondeshagen
23923||Groß Siemz|Lockwisch|Lüdersdorf|Menzendorf|Niendorf|Roduchelstorf|Schönberg|Selmsdorf
23936||Bernstorf|Börzow|Grevesmühlen|Grieben|Hanshagen|Mallentin|Papenhusen|Plüschow|Roggenstorf|Rüting|Testorf-Steinfort|Upahl|Warnow
23942||Dassow|Harkensee|Kalkhorst|Pötenitz
23944||Ostseebad Boltenhagen
23946||Boltenhagen
23948||Damshagen|Elmenhorst|Groß Walmstorf|Klütz|Moor-Rolofshagen
23952||Wismar
23966||Wismar
23968||Barnekow|Gägelow|Gramkow|Wismar|Zierow
23970||Benz|Wismar
23972||Dorf Mecklenburg|Groß Stieten|Lübow|Metelsdorf|Schimm
23974||Blowatz|Boiensdorf|Hornstorf|Krusenhagen|Neuburg
23992||Glasin|Lübberstorf|Neukloster|Passee|Zurow|Züsow
23996||Bad Kleinen|Beidendorf|Bobitz|Groß Krankow|Hohen Viecheln
23999||Insel Poel
24103||Kiel
24105||Kiel
24106||Kiel
24107||Kiel|Ottendorf|Quarnbek
24109||Kiel|Melsdorf
24111||Kiel
24113||Kiel|Molfsee
24114||Kiel
24116||Kiel
24118||Kiel
24119||Kronshagen
24143||Kiel
24145||Kiel
24146||Kiel
24147||Kiel|Klausdorf
24148||Kiel
24149||Kiel
24159||Kiel
24161||Altenholz
24211||Honigsee|Kühren|Lehmkuhlen|Pohnsdorf|Postfeld|Preetz|Rastorf|Schellhorn|Wahlstorf
24214||Gettorf|Lindau|Neudorf-Bornstein|Neuwittenbek|Noer|Schinkel|Tüttendorf
24217||Barsbek|Bendfeld|Fiefbergen|Höhndorf|Krokau|Krummbek|Schönberg (Holstein)|Stakendorf|Wisch
24220||Böhnhusen|Boksee|Flintbek|Schönhorst|Techelsdorf
24222||Schwentinental
24223||Raisdorf
24226||Heikendorf
24229||Dänischenhagen|Schwedeneck|Strande
24232||Dobersdorf|Schönkirchen
24235||Brodersdorf|Laboe|Lutterbek|Stein|Wendtorf
24238||Lammershagen|Martensrade|Mucheln|Selent
24239||Achterwehr
24241||Blumenthal|Grevenkrug|Reesdorf|Schierensee|Schmalstede|Sören
24242||Felde
24244||Felm
24245||Barmissen|Großbarkau|Kirchbarkau|Klein Barkau
24247||Mielkendorf|Rodenbek
24248||Mönkeberg
24250||Bothkamp|Löptin|Nettelsee|Warnau
24251||Osdorf
24253||Fahren|Passade|Prasdorf|Probsteierhagen
24254||Rumohr
24256||Fargau-Pratjau|Schlesen|Stoltenberg
24257||Hohenfelde|Köhn|Schwartbuck
24259||Westensee
24306||Bösdorf|Lebrade|Plön|Rathjensdorf|Wittmoldt
24321||Behrensdorf|Giekau|Helmstorf|Hohwacht|Klamp|Lütjenburg|Panker|Tröndel
24326||Ascheberg|Dersau|Dörnick|Kalübbe|Nehmten|Stocksee
24327||Blekendorf|Högsdorf|Kletkamp
24329||Dannau|Grebin|Rantzau
24340||Altenhof|Eckernförde|Gammelby|Goosefeld|Windeby
24351||Damp|Thumby
24354||Kosel|Rieseby
24357||Fleckeby|Güby|Hummelfeld
24358||Ascheffel|Bistensee|Hütten
24360||Barkelsby
24361||Damendorf|Groß Wittensee|Haby|Holzbunge|Klein Wittensee
24363||Holtsee
24364||Holzdorf
24366||Loose
24367||Osterby
24369||Waabs
24376||Arnis|Grödersby|Hasselberg|Kappeln|Rabel
24392||Boren|Brebel|Dollrottfeld|Ekenis|Kiesby|Norderbrarup|Nottfeld|Saustrup|Scheggerott|Süderbrarup|Wagersrott
24395||Gelting|Kronsgaard|Nieby|Niesgrau|Pommerby|Rabenholz|Stangheck
24398||Brodersby|Dörphof|Karby|Winnemark
24399||Arnis
24401||Böel
24402||Esgrus
24404||Maasholm
24405||Mohrkirch|Rügge
24407||Oersberg|Rabenkirchen-Faulück
24409||Stoltebüll
24534||Neumünster
24536||Neumünster|Tasdorf
24537||Neumünster
24539||Neumünster
24558||Henstedt-Ulzburg|Wakendorf II
24568||Kaltenkirchen|Kattendorf|Nützen|Oersdorf|Winsen
24576||Bad Bramstedt|Bimöhlen|Hagen|Hitzhusen|Mönkloh|Weddelbrook
24582||Bissee|Bordesholm|Brügge|Groß Buchwald|Hoffeld|Mühbrook|Schönbek|Wattenbek
24589||Borgdorf-Seedorf|Dätgen|Eisendorf|Ellerdorf|Nortorf|Schülp bei Nortorf
24594||Grauel|Heinkenborstel|Hohenwestedt|Jahrsdorf|Meezen|Mörel|Nindorf|Rade bei Hohenwestedt|Remmels|Tappendorf|Wapelfeld
24598||Boostedt|Heidmühlen|Latendorf
24601||Belau|Ruhwinkel|Stolpe|Wankendorf
24610||Gönnebek|Trappenkamp
24613||Aukrug|Wiedenborstel
24616||Armstedt|Borstel|Brokstedt|Hardebek|Hasenkrug|Sarlhusen|Willenscharen
24619||Bornhöved|Rendswühren|Tarbek
24620||Bönebüttel
24622||Gnutz
24623||Großenaspe
24625||Großharrie|Negenharrie
24626||Groß Kummerfeld
24628||Hartenholm
24629||Kisdorf
24631||Langwedel
24632||Heidmoor|Lentföhrden
24634||Arpsdorf|Padenstedt
24635||Daldorf|Rickling
24637||Schillsdorf
24638||Schmalensee
24640||Hasenmoor|Schmalfeld
24641||Hüttblek|Sievershütten|Stuvenborn
24643||Struvenhütten
24644||Krogaspe|Loop|Timmaspe
24646||Warder
24647||Ehndorf|Wasbek
24649||Fuhlendorf|Wiemersdorf
24768||Rendsburg
24782||Büdelsdorf|Rickert
24783||Osterrönfeld
24784||Westerrönfeld
24787||Fockbek
24790||Haßmoor|Ostenfeld|Rade bei Rendsburg|Schacht-Audorf|Schülldorf
24791||Alt Duvenstedt
24793||Bargstedt|Brammer|Oldenhütten
24794||Borgstedt|Bünsdorf|Neu Duvenstedt
24796||Bovenau|Bredenbek|Krummwisch
24797||Breiholz|Hörsten
24799||Christiansholm|Friedrichsgraben|Friedrichsholm|Königshügel|Meggerdorf
24800||Elsdorf-Westermühlen
24802||Bokel|Emkendorf|Groß Vollstedt
24803||Erfde|Tielen
24805||Hamdorf|Prinzenmoor
24806||Bargstall|Hohn|Lohe-Föhrden|Sophienhamm
24808||Jevenstedt
24809||Nübbel
24811||Ahlefeld|Brekendorf|Owschlag
24813||Schülp bei Rendsburg
24814||Sehestedt
24816||Brinjahe|Hamweddel|Luhnstedt|Stafstedt
24817||Tetenhusen
24819||Embühren|Haale|Nienborstel|Todenbüttel
24837||Schleswig
24848||Alt Bennebek|Klein Bennebek|Klein Rheide|Kropp
24850||Hüsby|Lürschau|Schuby
24852||Eggebek|Langstedt|Sollerup|Süderhackstedt
24855||Bollingstedt|Jübek
24857||Borgwedel|Fahrdorf
24860||Böklund|Klappholz|Uelsby
24861||Bergenhusen
24863||Börm
24864||Brodersby|Goltoft
24866||Busdorf
24867||Dannewerk
24869||Dörpstedt
24870||Ellingstedt
24872||Groß Rheide
24873||Havetoft
24875||Havetoftloit
24876||Hollingstedt
24879||Idstedt|Neuberend
24881||Nübel
24882||Schaalby
24884||Geltorf|Selk
24885||Sieverstedt
24887||Silberstedt
24888||Loit|Steinfeld
24890||Stolk|Süderfahrenstedt
24891||Schnarup-Thumby|Struxdorf
24893||Taarstedt
24894||Tolk|Twedt
24896||Treia
24897||Ulsnis
24899||Wohlde
24937||Flensburg
24939||Flensburg
24941||Flensburg|Jarplund-Weding
24943||Flensburg|Tastrup
24944||Flensburg
24955||Harrislee
24960||Glücksburg|Munkbrarup
24963||Jerrishoe|Tarp
24966||Sörup
24969||Großenwiehe|Lindewitt
24972||Quern|Steinberg|Steinbergkirche
24975||Ausacker|Hürup|Husby|Maasbüll
24976||Handewitt
24977||Grundhof|Langballig|Ringsberg|Westerholz
24980||Hörup|Meyn|Nordhackstedt|Schafflund|Wallsbüll
24983||Handewitt
24986||Rüde|Satrup
24988||Oeversee|Sankelmark
24989||Dollerup
24991||Freienwill|Großsolt
24992||Janneby|Jörl
24994||Böxlund|Holt|Jardelund|Medelby|Osterby|Weesby
24996||Ahneby|Sterup
24997||Wanderup
24999||Wees
25335||Altenmoor|Bokholt-Hanredder|Elmshorn|Neuendorf bei Elmshorn|Raa-Besenbek
25336||Elmshorn|Klein Nordende
25337||Elmshorn|Kölln-Reisiek|Seeth-Ekholt
25348||Blomesche Wildnis|Engelbrechtsche Wildnis|Glückstadt
25355||Barmstedt|Bevern|Bullenkuhlen|Groß Offenseth-Aspern|Heede|Lutzhorn
25358||Hohenfelde|Horst (Holstein)|Sommerland
25361||Elskop|Grevenkop|Krempe|Süderau
25364||Bokel|Brande-Hörnerkirchen|Osterhorn|Westerhorn
25365||Klein Offenseth-Sparrieshoop
25368||Kiebitzreihe
25370||Seester
25371||Seestermühe
25373||Ellerhoop
25376||Borsfleth|Krempdorf
25377||Kollmar
25379||Herzhorn
25404||Pinneberg
25421||Pinneberg
25429||Uetersen
25436||Groß Nordende|Heidgraben|Moorrege|Neuendeich|Tornesch|Uetersen
25437||Tornesch
25451||Quickborn
25462||Rellingen
25469||Halstenbek
25474||Bönningstedt|Ellerbek|Hasloh
25479||Ellerau
25482||Appen
25485||Bilsen|Hemdingen|Langeln
25486||Alveslohe
25488||Holm
25489||Haselau|Haseldorf
25491||Hetlingen
25492||Heist
25494||Borstel-Hohenraden
25495||Kummerfeld
25497||Prisdorf
25499||Tangstedt
25524||Bekmünde|Breitenburg|Heiligenstedten|Heiligenstedtenerkamp|Itzehoe|Kollmoor|Oelixdorf
25541||Brunsbüttel
25548||Auufer|Kellinghusen|Mühlenbarbek|Oeschebüttel|Rosdorf|Störkathen|Wittenbergen
25551||Hohenlockstedt|Lockstedt|Lohbarbek|Peissen|Schlotfeld|Silzen|Winseldorf
25554||Bekdorf|Dammfleth|Kleve|Krummendiek|Landrecht|Moorhusen|Neuendorf-Sachsenbande|Neuendorf-Sachsenbande Neuendorf bei Wilster|Neuendorf-Sachsenbande Sachsenbande|Nortorf|Stördorf|Wilster
25557||Beldorf|Bendorf|Gokels|Hanerau-Hademarschen|Oldenbüttel|Seefeld|Steenfeld|Thaden
25560||Aasbüttel|Agethorst|Bokhorst|Hadenfeld|Kaisborstel|Oldenborstel|Pöschendorf|Puls|Schenefeld|Siezbüttel|Warringholz
25563||Föhrden-Barl|Hingstheide|Quarnstedt|Wrist|Wulfsmoor
25566||Lägerdorf|Rethwisch
25569||Bahrenfleth|Hodorf|Kremperheide|Krempermoor
25572||Aebtissinwisch|Büttel|Ecklak|Kudensee|Landscheide|Sankt Margarethen
25573||Beidenfleth
25575||Beringstedt
25576||Brokdorf
25578||Dägeling|Neuenbrook
25579||Fitzbek|Rade
25581||Hennstedt|Poyenberg
25582||Drage|Hohenaspe|Kaaks|Looft
25584||Besdorf|Holstenniendorf
25585||Lütjenwestedt|Tackesdorf
25587||Münsterdorf
25588||Huje|Mehlbek|Oldendorf
25590||Osterstedt
25591||Ottenbüttel
25593||Christinenthal|Reher
25594||Nutteln|Vaale|Vaalermoor
25596||Bokelrehm|Gribbohm|Nienbüttel|Wacken
25597||Breitenberg|Kronsmoor|Moordiek|Moordorf|Westermoor
25599||Wewelsfleth
25693||Gudendorf|Sankt Michaelisdonn|Trennewurth|Volsemenhusen
25704||Bargenstedt|Elpersbüttel|Epenwöhrden|Meldorf|Nindorf|Nordermeldorf|Wolmersdorf
25709||Diekhusen-Fahrstedt|Helse|Kaiser-Wilhelm-Koog|Kronprinzenkoog|Marne|Marnerdeich
25712||Brickeln|Buchholz|Burg (Dithmarschen)|Großenrade|Hochdonn|Kuden|Quickborn
25715||Averlak|Dingen|Eddelak|Ramhusen
25718||Friedrichskoog
25719||Barlt|Busenwurth
25721||Eggstedt
25724||Neufeld|Neufelderkoog|Schmedeswurth
25725||Bornholt|Schafstedt
25727||Frestedt|Krumstedt|Süderhastedt
25729||Windbergen
25746||Heide|Lohe-Rickelshof|Norderwöhrden|Ostrohe|Wesseln
25761||Büsum|Büsumer Deichhausen|Hedwigenkoog|Oesterdeichstrich|Warwerort|Westerdeichstrich
25764||Friedrichsgabekoog|Hellschen-Heringsand-Unterschaar|Hillgroven|Norddeich|Oesterwurth|Reinsbüttel|Schülp|Süderdeich|Wesselburen|Wesselburener-Deichhausen|Wesselburenerkoog
25767||Albersdorf|Arkebek|Bunsoh|Offenbüttel|Osterrade|Tensbüttel-Röst|Wennbüttel
25770||Hemmingstedt|Lieth
25774||Groven|Hemme|Karolinenkoog|Krempel|Lehe|Lunden
25776||Rehm-Flehde-Bargen|Sankt Annen|Schlichting
25779||Bergewöhrden|Fedderingen|Glüsing|Hägen|Hennstedt|Kleve|Norderheistedt|Süderheistedt|Wiemerstedt
25782||Gaushorn|Hövede|Schalkholz|Schrum|Süderdorf|Tellingstedt|Welmbüttel|Westerborstel
25785||Nordhastedt|Odderade|Sarzbüttel
25786||Dellstedt
25788||Delve|Hollingstedt|Wallen
25791||Barkenholm|Linden
25792||Neuenkirchen|Strübbel
25794||Dörpling|Pahlen|Tielenhemme
25795||Stelle-Wittenwurth|Weddingstedt
25797||Wöhrden
25799||Wrohm
25813||Husum|Schwesing|Simonsberg|Südermarsch
25821||Almdorf|Bredstedt|Breklum|Reußenköge|Sönnebüll|Struckum|Vollstedt
25826||Sankt Peter-Ording
25832||Kotzenbüll|Tönning
25836||Garding|Grothusenkoog|Katharinenheerd|Kirchspiel Garding|Osterhever|Poppenbüll|Vollerwiek|Welt
25840||Friedrichstadt|Koldenbüttel
25842||Bargum|Langenhorn|Lütjenholm|Ockholm
25845||Elisabeth-Sophien-Koog|Nordstrand
25849||Pellworm
25850||Behrendorf|Bondelum
25852||Bordelum
25853||Ahrenshöft|Bohmstedt|Drelsdorf
25855||Haselund
25856||Hattstedt|Hattstedtermarsch|Wobbenbüll
25858||Högel
25859||Hooge
25860||Arlewatt|Horstedt|Olderup
25862||Goldebek|Goldelund|Joldelund|Kolkerheide
25863||Langeneß
25864||Löwenstedt
25866||Mildstedt
25868||Norderstapel
25869||Gröde
25870||Norderfriedrichskoog|Oldenswort
25872||Ostenfeld|Wittbek
25873||Oldersbek|Rantrum
25875||Schobüll
25876||Fresendelf|Hude|Ramstedt|Schwabstedt|Süderhöft|Wisch
25878||Drage|Seeth
25879||Süderstapel
25881||Augustenkoog|Tating|Tümlauer Koog|Westerhever
25882||Tetenbüll
25884||Norstedt|Sollwitt|Viöl
25885||Ahrenviöl|Ahrenviölfeld|Immenstedt|Oster-Ohrstedt|Wester-Ohrstedt
25887||Winnert
25889||Uelvesbüll|Witzwort
25899||Bosbüll|Dagebüll|Galmsbüll|Klixbüll|Niebüll
25917||Achtrup|Enge-Sande|Leck|Sprakebüll|Stadum|Tinningstedt
25920||Risum-Lindholm|Stedesand
25923||Braderup|Ellhöft|Holm|Humptrup|Lexgaard|Süderlügum|Uphusum
25924||Emmelsbüll-Horsbüll|Friedrich-Wilhelm-Lübke-Koog|Klanxbüll|Rodenäs
25926||Bramstedtlund|Karlum|Ladelund|Westre
25927||Aventoft|Neukirchen
25938||Alkersum|Borgsum|Dunsum|Midlum|Nieblum|Oevenum|Oldsum|Süderende|Utersum|Witsum|Wrixum|Wyk auf Föhr
25946||Nebel|Norddorf|Wittdün
25980||Rantum|Sylt-Ost|Westerland
25992||List
25996||Wenningstedt
25997||Hörnum
25999||Kampen
26121||Oldenburg
26122||Oldenburg
26123||Oldenburg
26125||Oldenburg
26127||Oldenburg
26129||Oldenburg
26131||Oldenburg
26133||Oldenburg
26135||Oldenburg
26160||Bad Zwischenahn
26169||Friesoythe
26180||Rastede
26188||Edewecht
26197||Großenkneten
26203||Wardenburg
26209||Hatten
26215||Wiefelstede
26219||Bösel
26316||Varel|Varel Altjührden|Varel Borgstede|Varel Büppel|Varel Dangast|Varel Dangastermoor|Varel Grünenkamp|Varel Hohelucht|Varel Hohenberge|Varel Jeringhave|Varel Jethausen|Varel Langendamm|Varel Moorhausen|Varel Neudorf|Varel Neuenwege|Varel Obenstrohe|Varel Rallenbüschen|Varel Rosenberg|Varel Seghorn|Varel Streek|Varel Varel|Varel Winkelsheide
26340||Zetel|Zetel Neuenburg|Zetel Zetel
26345||Bockhorn|Bockhorn Adelheidsgroden|Bockhorn Blauhand|Bockhorn Bockhorn|Bockhorn Bockhornerfeld|Bockhorn Bredehorn|Bockhorn Ellenserdammersiel|Bockhorn Goelriehenfeld|Bockhorn Grabstede|Bockhorn Jührdenerfeld|Bockhorn Kranenkamp|Bockhorn Moorwinkelsdamm|Bockhorn Osterforde|Bockhorn Petersgroden|Bockhorn Steinhausen
26349||Jade
26382||Wilhelmshaven
26384||Wilhelmshaven
26386||Wilhelmshaven
26388||Wilhelmshaven
26389||Wilhelmshaven
26409||Wittmund|Wittmund Ardorf|Wittmund Asel|Wittmund Berdum|Wittmund Blersum|Wittmund Burhafe|Wittmund Buttforde|Wittmund Carolinensiel|Wittmund Eggelingen|Wittmund Funnix|Wittmund Hovel|Wittmund Leerhafe|Wittmund Uttel|Wittmund Willen|Wittmund Wittmund
26419||Schortens|Schortens Accum|Schortens Addernhausen|Schortens Grafschaft|Schortens Heidmühle|Schortens Middelsfähr|Schortens Oestringfelde|Schortens Ostiem|Schortens Roffhausen|Schortens Schoost|Schortens Schortens|Schortens Sillenstede|Schortens Upjever
26427||Dunum|Esens|Holtgast|Moorweg|Neuharlingersiel|Stedesdorf|Werdum
26434||Wangerland|Wangerland Hohenkirchen|Wangerland Hooksiel|Wangerland Minsen|Wangerland Tettens|Wangerland Waddewarden
26441||Jever|Jever Jever
26446||Friedeburg|Friedeburg Bentstreek|Friedeburg Etzel|Friedeburg Friedeburg|Friedeburg Hesel|Friedeburg Horsten|Friedeburg Marx|Friedeburg Reepsholt|Friedeburg Wiesede|Friedeburg Wiesedermeer
26452||Sande|Sande Cäciliengroden|Sande Dykhausen|Sande Mariensiel|Sande Neustadtgödens|Sande Sande|Sande Sanderbusch
26465||Langeoog
26474||Spiekeroog
26486||Wangerooge
26487||Blomberg|Neuschoo
26489||Ochtersum|Ochtersum Ostochtersum|Ochtersum Westochtersum
26506||Norden|Norden Bargebur|Norden Leybuchtpolder|Norden Neuwesteel|Norden Norddeich|Norden Norden|Norden Ostermarsch|Norden Süderneuland I|Norden Süderneuland II|Norden Tidofeld|Norden Westermarsch I|Norden Westermarsch II
26524||Berumbur|Hage|Hagermarsch|Halbemond|Lütetsburg
26529||Leezdorf|Marienhafe|Osteel|Rechtsupweg|Upgant-Schott|Wirdum
26532||Großheide|Großheide Arle|Großheide Berumerfehn|Großheide Großheide|Großheide Menstede-Coldinne|Großheide Westerende
26548||Norderney
26553||Dornum|Dornum Dornum|Dornum Dornumergrode|Dornum Dornumersiel|Dornum Nesse|Dornum Neßmersiel|Dornum Roggenstede|Dornum Schwittersum|Dornum Westdorf|Dornum Westeraccum|Dornum Westeraccumersiel|Dornum Westerbur
26556||Eversmeer|Nenndorf|Schweindorf|Utarp|Westerholt
26571||Juist
26579||Baltrum
26603||Aurich
26605||Aurich|Aurich Brockzetel|Aurich Egels|Aurich Haxtum
26607||Aurich
26624||Südbrookmerland|Südbrookmerland Bedekaspel|Südbrookmerland Forlitz-Blaukirchen|Südbrookmerland Moordorf|Südbrookmerland Moorhusen|Südbrookmerland Münkeboe|Südbrookmerland Oldeborg|Südbrookmerland Theene|Südbrookmerland Uthwerdum|Südbrookmerland Victorbur|Südbrookmerland Wiegboldsbur
26629||Großefehn|Großefehn Akelsbarg|Großefehn Aurich-Oldendorf|Großefehn Bagband|Großefehn Felde|Großefehn Fiebing|Großefehn Holtrop|Großefehn Mittegroßefehn|Großefehn Ostgroßefehn|Großefehn Spetzerfehn|Großefehn Strackholt|Großefehn Timmel|Großefehn Ulbargen|Großefehn Westgroßefehn|Großefehn Wrisse
26632||Ihlow|Ihlow Bangstede|Ihlow Barstede|Ihlow Ihlowerfehn|Ihlow Ludwigsdorf|Ihlow Ochtelbur|Ihlow Ostersander|Ihlow Riepe|Ihlow Riepsterhammrich|Ihlow Simonswolde|Ihlow Westerende-Holzloog|Ihlow Westerende-Kirchloog
26639||Wiesmoor|Wiesmoor Marcardsmoor|Wiesmoor Voßbarg|Wiesmoor Wiesederfehn|Wiesmoor Wiesmoor|Wiesmoor Zwischenbergen
26655||Westerstede
26670||Uplengen
26676||Barßel
26683||Saterland
26689||Apen
26721||Emden
26723||Emden
26725||Emden
26736||Krummhörn|Krummhörn Campen|Krummhörn Canum|Krummhörn Eilsum|Krummhörn Freepsum|Krummhörn Greetsiel|Krummhörn Grimersum|Krummhörn Groothusen|Krummhörn Hamswehrum|Krummhörn Jennelt|Krummhörn Loquard|Krummhörn Manslagt|Krummhörn Pewsum|Krummhörn Pilsum|Krummhörn Rysum|Krummhörn Upleward|Krummhörn Uttum|Krummhörn Visquard|Krummhörn Woltzeten|Krummhörn Woquard
26757||Borkum
26759||Hinte|Hinte Canhusen|Hinte Cirkwehrum|Hinte Groß Midlum|Hinte Hinte|Hinte Loppersum|Hinte Osterhusen|Hinte Suurhusen|Hinte Westerhusen
26789||Leer (Ostfriesland)
26802||Moormerland
26810||Westoverledingen
26817||Rhauderfehn
26826||Weener
26831||Boen|Bunde|Bunderhee|Dollart|Wymeer
26835||Brinkum|Firrel|Hesel|Holtland|Neukamperfehn|Schwerinsdorf
26842||Ostrhauderfehn
26844||Jemgum
26845||Nortmoor
26847||Detern
26849||Filsum
26871||Papenburg
26892||Dörpen|Heede|Kluse|Lehe|Wippingen
26897||Bockhorst|Breddenberg|Esterwegen|Hilkenbrook
26899||Rhede
26901||Lorup|Rastdorf
26903||Surwold
26904||Börger
26906||Dersum
26907||Walchum
26909||Neubörger|Neulehe
26919||Brake
26931||Elsfleth
26935||Stadland
26936||Stadland
26937||Stadland
26939||Ovelgönne
26954||Nordenham
26969||Butjadingen
27211||Bassum
27232||Sulingen
27239||Twistringen
27243||Beckeln|Colnrade|Dünsen|Groß Ippener|Harpstedt|Kirchseelte|Prinzhöfte|Winkelsett
27245||Bahrenborstel|Barenburg|Kirchdorf
27246||Borstel
27248||Ehrenburg
27249||Maasen|Mellinghausen
27251||Neuenkirchen|Scholen
27252||Schwaförden
27254||Siedenburg|Staffhorst
27257||Affinghausen|Sudwalde
27259||Freistatt|Varrel|Wehrbleck
27280||Vereinigte Informationssysteme Tierhaltung (VIT)
27283||Verden (Aller)
27299||Langwedel
27305||Bruchhausen-Vilsen|Engeln|Süstedt
27308||Kirchlinteln
27313||Dörverden
27318||Hilgermissen|Hoya|Hoyerhagen
27321||Emtinghausen|Morsum|Thedinghausen
27324||Eystrup|Gandesbergen|Hämelhausen|Hassel (Weser)
27327||Martfeld|Schwarme
27330||Asendorf
27333||Bücken|Schweringen|Warpe
27336||Frankenfeld|Häuslingen|Rethem (Aller)
27337||Blender
27339||Riede
27356||Rotenburg (Wümme)
27367||Ahausen|Bötersen|Hassendorf|Hellwege|Horstedt|Reeßum|Sottrum
27374||Visselhövede
27383||Scheeßel
27386||Bothel|Brockel|Hemsbünde|Hemslingen|Kirchwalsede|Westerwalsede
27389||Fintel|Helvesiek|Lauenbrück|Stemmen|Vahlde
27404||Elsdorf|Gyhum|Heeslingen|Ostereistedt|Rhade|Seedorf|Zeven
27412||Breddorf|Bülstedt|Hepstedt|Kirchtimke|Tarmstedt|Vorwerk|Westertimke|Wilstedt
27419||Groß Meckelsen|Hamersen|Kalbe|Klein Meckelsen|Lengenbostel|Sittensen|Tiste|Vierden|Wohnste
27432||Alfstedt|Basdahl|Bremervörde|Ebersdorf|Hipstedt|Oerel
27442||Gnarrenburg
27446||Anderlingen|Deinstedt|Farven|Sandbostel|Selsingen
27449||Kutenholz
27472||Cuxhaven
27474||Cuxhaven
27476||Cuxhaven
27478||Cuxhaven
27498||Helgoland
27499||Hamburg Neuwerk
27568||Bremerhaven
27570||Bremerhaven
27572||Bremerhaven
27574||Bremerhaven
27576||Bremerhaven
27578||Bremerhaven
27580||Bremerhaven
27607||Langen
27612||Loxstedt
27616||Appeln|Beverstedt|Bokel|Frelsdorf|Heerstedt|Hollen|Kirchwistedt|Lunestedt|Stubben
27619||Schiffdorf
27624||Bad Bederkesa|Drangstedt|Elmlohe|Flögeln|Köhlen|Kührstedt|Lintig|Ringstedt
27628||Bramstedt|Driftsethe|Hagen im Bremischen|Sandstedt|Uthlede|Wulsbüttel
27637||Nordholz
27638||Wremen
27639||Cappel|Dorum|Midlum|Misselwarden|Mulsum|Padingbüttel
27711||Osterholz-Scharmbeck
27721||Ritterhude
27726||Worpswede
27729||Axstedt|Hambergen|Holste|Lübberstedt|Vollersode
27749||Delmenhorst
27751||Delmenhorst
27753||Delmenhorst
27755||Delmenhorst
27777||Ganderkesee
27793||Wildeshausen
27798||Hude (Oldenburg)
27801||Dötlingen
27804||Berne
27809||Lemwerder
28195||Bremen
28197||Bremen
28199||Bremen
28201||Bremen
28203||Bremen
28205||Bremen
28207||Bremen
28209||Bremen
28211||Bremen
28213||Bremen
28215||Bremen
28217||Bremen
28219||Bremen
28237||Bremen
28239||Bremen
28259||Bremen
28277||Bremen
28279||Bremen
28307||Bremen
28309||Bremen
28325||Bremen
28327||Bremen
28329||Bremen
28335||Bremen
28355||Bremen
28357||Bremen
28359||Bremen
28717||Bremen
28719||Bremen
28755||Bremen
28757||Bremen
28759||Bremen
28777||Bremen
28779||Bremen
28790||Schwanewede
28816||Stuhr
28832||Achim
28844||Weyhe
28857||Syke
28865||Lilienthal
28870||Ottersberg
28876||Oyten
28879||Grasberg
29221||Celle
29223||Celle
29225||Celle
29227||Celle
29229||Celle
29303||Bergen
29308||Winsen (Aller)
29313||Hambühren
29320||Hermannsburg
29323||Wietze
29328||Faßberg
29331||Lachendorf
29336||Nienhagen
29339||Wathlingen
29342||Wienhausen
29345||Unterlüß
29348||Eschede|Scharnhorst
29351||Eldingen
29352||Adelheidsdorf
29353||Ahnsbeck
29355||Beedenbostel
29356||Bröckel
29358||Eicklingen
29359||Habighorst
29361||Höfer
29362||Hohne
29364||Langlingen
29365||Sprakensehl
29367||Steinhorst
29369||Ummern
29377||Butting
29378||Wittingen
29379||Wittingen
29386||Dedelstorf|Hankensbüttel|Obernholz
29389||Bad Bodenteich
29392||Wesendorf
29393||Groß Oesingen
29394||Lüder
29396||Schönewörde
29399||Wahrenholz
29410||Chüden|Salzwedel
29413||Bonese|Bornsen|Dähre|Ellenberg|Flecken Diesdorf|Gieseritz|Henningen|Lagendorf|Langenapel|Mehmke|Neuekrug|Osterwohle|Seebenau|Tylsen|Wallstawe
29416||Altensalzwedel|Beetzendorf Gischau|Benkendorf|Bierstedt|Binde|Chüden|Fleetmark|Jeggeleben|Kaulitz|Kerkau|Klein Gartz|Kuhfelde|Liesten|Mechau|Pretzier|Püggen|Rademin|Riebau|Salzwedel Stappenbeck|Siedenlangenbeck|Steinitz|Valfitz|Vissum|Wieblitz-Eversdorf|Winterfeld
29439||Lüchow
29451||Dannenberg (Elbe)|Dannenberg (Elbe) Breese in der Marsch|Dannenberg (Elbe) Bückau|Dannenberg (Elbe) Dambeck|Dannenberg (Elbe) Dannenberg|Dannenberg (Elbe) Groß Heide|Dannenberg (Elbe) Gümse|Dannenberg (Elbe) Klein Heide|Dannenberg (Elbe) Liepehöfen|Dannenberg (Elbe) Lüggau|Dannenberg (Elbe) Nebenstedt|Dannenberg (Elbe) Neu Tramm|Dannenberg (Elbe) Niestedt|Dannenberg (Elbe) Penkefitz|Dannenberg (Elbe) Pisselberg|Dannenberg (Elbe) Prabstorf|Dannenberg (Elbe) Predöhlsau|Dannenberg (Elbe) Prisser|Dannenberg (Elbe) Riekau|Dannenberg (Elbe) Riskau|Dannenberg (Elbe) Schmarsau|Dannenberg (Elbe) Seedorf|Dannenberg (Elbe) Seybruch|Dannenberg (Elbe) Sipnitz|Dannenberg (Elbe) Soven|Dannenberg (Elbe) Splietau|Dannenberg (Elbe) Streetz|Dannenberg (Elbe) Tramm|Dannenberg (Elbe) Tripkau|Schaafhausen
29456||Hitzacker|Hitzacker Bahrendorf|Hitzacker Grabau|Hitzacker Gut Hagen|Hitzacker Harlingen|Hitzacker Hitzacker|Hitzacker Kähmen|Hitzacker Leitstade|Hitzacker Meudelfitz|Hitzacker Nienwedel|Hitzacker Posade|Hitzacker Pussade|Hitzacker Sarchem|Hitzacker Seerau|Hitzacker Tiesmesland|Hitzacker Tießau|Hitzacker Wietzetze bei Hitzacker|Hitzacker Wussegel
29459||Clenze|Clenze Bausen|Clenze Beseland|Clenze Bösen|Clenze Braudel|Clenze Bussau|Clenze Clenze|Clenze Dalitz|Clenze Gistenbeck|Clenze Gohlefanz|Clenze Granstedt|Clenze Groß Sachau|Clenze Guhreitzen|Clenze Kassau|Clenze Kloster|Clenze Korvin|Clenze Kussebode|Clenze Lefitz|Clenze Meußließen|Clenze Mützen|Clenze Prießeck|Clenze Quartzau|Clenze Reddereitz|Clenze Satkau|Clenze Schlannau|Clenze Seelwig|Clenze Vaddensen
29462||Wustrow
29465||Schnega|Schnega Bahnhof Varbitz|Schnega Billerbeck|Schnega Gielau|Schnega Gielauer Mühle|Schnega Gledeberg|Schnega Göhr|Schnega Grotenhof|Schnega Harpe|Schnega Harper Mühle|Schnega Kreyenhagen|Schnega Külitz|Schnega Leisten|Schnega Loitze|Schnega Lütenthien|Schnega Molden|Schnega Oldendorf|Schnega Oldendorfer Mühle|Schnega Proitze|Schnega Proitzer Mühle|Schnega Schäpingen|Schnega Schnega|Schnega Schnega/Bahnhof|Schnega Solkau|Schnega Starrel|Schnega Thune|Schnega Warpke|Schnega Winterweyhe
29468||Bergen (Dumme)|Bergen (Dumme) Banzau|Bergen (Dumme) Belau|Bergen (Dumme) Bergen|Bergen (Dumme) Brüchauer Mühle|Bergen (Dumme) Jiggel|Bergen (Dumme) Malsleben|Bergen (Dumme) Nienbergen|Bergen (Dumme) Spithal|Bergen (Dumme) Wöhningen
29471||Gartow|Gartow Falkenmoor|Gartow Gartow|Gartow Laasche|Gartow Nienwalde|Gartow Quarnstedt|Gartow Rondel|Gartow Rucksmoor
29472||Damnatz|Damnatz Barnitz|Damnatz Damnatz|Damnatz Jasebeck|Damnatz Kamerun|Damnatz Landsatz
29473||Göhrde|Göhrde Bredenbock|Göhrde Dübbekold|Göhrde Göhrde|Göhrde Govelin|Göhrde Kollase|Göhrde Mailage|Göhrde Metzingen|Göhrde Nadlitz|Göhrde Plumbohm|Göhrde Sarenseck|Göhrde Schmardau|Göhrde Schmessau|Göhrde Schnadlitz|Göhrde Tollendorf|Göhrde Wedderin|Göhrde Zienitz
29475||Gorleben|Gorleben Gorleben|Gorleben Meetschow
29476||Gusborn|Gusborn Groß Gusborn|Gusborn Klein Gusborn|Gusborn Quickborn|Gusborn Siemen|Gusborn Zadrau
29478||Höhbeck|Höhbeck Brünkendorf|Höhbeck Pevestorf|Höhbeck Restorf|Höhbeck Schwedenschanze|Höhbeck Vietze
29479||Jameln|Jameln Breese im Bruche|Jameln Breselenz|Jameln Breustian|Jameln Hoheluft|Jameln Jameln|Jameln Jamelner Mühle|Jameln Langenhorst|Jameln Mehlfien|Jameln Platenlaase|Jameln Teichlosen|Jameln Volkfien|Jameln Wibbese
29481||Karwitz|Karwitz Dragahn|Karwitz Gamehlen|Karwitz Karwitz|Karwitz Lebbien|Karwitz Lenzen|Karwitz Nausen|Karwitz Pudripp|Karwitz Pudripp/Bahnhof|Karwitz Thunpadel
29482||Küsten|Küsten Karmitz|Küsten Klein Witzeetze|Küsten Krummasel|Küsten Oldemühle|Küsten Saggrian|Küsten Sallahn|Küsten Tolstefanz|Küsten Tüschau
29484||Langendorf
29485||Lemgow
29487||Luckau
29488||Lübbow
29490||Neu Darchau
29491||Prezelle
29493||Schnackenburg
29494||Trebel
29496||Waddeweitz|Waddeweitz Bischof|Waddeweitz Diahren|Waddeweitz Dickfeitzen|Waddeweitz Dommatzen|Waddeweitz Gohlau|Waddeweitz Groß Gaddau|Waddeweitz Hohenvolkfien|Waddeweitz Kiefen|Waddeweitz Klein Gaddau|Waddeweitz Kröte|Waddeweitz Kukate|Waddeweitz Maddau|Waddeweitz Marlin|Waddeweitz Salderatzen|Waddeweitz Sareitz|Waddeweitz Schlanze|Waddeweitz Waddeweitz|Waddeweitz Wittfeitzen|Waddeweitz Zebelin
29497||Woltersdorf
29499||Zernien
29525||Uelzen
29549||Bad Bevensen
29553||Bienenbüttel
29556||Suderburg
29559||Wrestedt
29562||Suhlendorf
29565||Wriedel
29568||Wieren
29571||Rosche
29574||Ebstorf
29575||Altenmedingen
29576||Barum
29578||Eimke
29579||Emmendorf
29581||Gerdau
29582||Hanstedt I
29584||Himbergen
29585||Jelmstorf
29587||Natendorf
29588||Oetzen
29590||Rätzlingen
29591||Römstedt
29593||Schwienau
29594||Soltendieck
29596||Stadensen
29597||Stoetze
29599||Weste
29614||Soltau
29633||Munster
29640||Schneverdingen
29643||Neuenkirchen
29646||Bispingen
29649||Wietzendorf
29664||Walsrode
29683||Fallingbostel
29690||Buchholz (Aller)|Essel|Gilten|Grethem|Lindwedel|Schwarmstedt
29693||Ahlden (Aller)|Böhme|Eickeloh|Hademstorf|Hodenhagen
29699||Bomlitz
30159||Hannover
30161||Hannover
30163||Hannover
30165||Hannover
30167||Hannover
30169||Hannover
30171||Hannover
30173||Hannover
30175||Hannover
30177||Hannover
30179||Hannover
30419||Hannover
30449||Hannover
30451||Hannover
30453||Hannover
30455||Hannover
30457||Hannover
30459||Hannover
30519||Hannover
30521||Hannover
30539||Hannover
30559||Hannover
30625||Hannover
30627||Hannover
30629||Hannover
30655||Hannover
30657||Hannover
30659||Hannover
30669||Hannover
30823||Garbsen
30826||Garbsen
30827||Garbsen
30851||Langenhagen
30853||Langenhagen
30855||Langenhagen
30880||Laatzen
30890||Barsinghausen
30900||Wedemark
30916||Isernhagen
30926||Seelze
30938||Burgwedel
30952||Ronnenberg
30966||Hemmingen
30974||Wennigsen
30982||Pattensen
30989||Gehrden
31008||Elze
31020||Salzhemmendorf
31028||Gronau (Leine)
31029||Banteln
31032||Betheln
31033||Brüggen
31036||Eime
31039||Rheden
31061||Alfeld (Leine)
31073||Delligsen
31079||Adenstedt|Almstedt|Eberholzen|Sibbesse|Westfeld
31084||Freden (Leine)
31085||Everode
31088||Winzenburg
31089||Duingen
31091||Coppengrave
31093||Hoyershausen
31094||Marienhagen
31096||Weenzen
31097||Harbarnsen
31099||Woltershausen
31134||Hildesheim
31135||Hildesheim
31137||Hildesheim
31139||Hildesheim
31141||Hildesheim
31157||Sarstedt
31162||Bad Salzdetfurth
31167||Bockenem
31171||Nordstemmen
31174||Schellerten
31177||Harsum
31180||Giesen
31185||Söhlde
31188||Holle
31191||Algermissen
31195||Lamspringe|Neuhof
31196||Sehlem
31199||Diekholzen
31224||Peine
31226||Peine
31228||Peine
31234||Edemissen
31241||Ilsede
31246||Lahstedt
31249||Hohenhameln
31275||Lehrte
31303||Burgdorf
31311||Uetze
31319||Sehnde
31515||Wunstorf
31535||Neustadt am Rübenberge
31542||Bad Nenndorf|Bad Nenndorf Bad Nenndorf|Bad Nenndorf Horsten|Bad Nenndorf Riepen|Bad Nenndorf Waltringhausen
31547||Rehburg-Loccum|Rehburg-Loccum Bad Rehburg|Rehburg-Loccum Loccum|Rehburg-Loccum Münchehagen|Rehburg-Loccum Rehburg|Rehburg-Loccum Winzlar
31552||Apelern|Apelern Apelern|Apelern Groß Hegesdorf|Apelern Kleinhegesdorf|Apelern Lyhren|Apelern Reinsdorf|Apelern Soldorf|Rodenberg|Rodenberg Algesdorf|Rodenberg Rodenberg
31553||Auhagen|Auhagen Auhagen|Auhagen Düdinghausen|Sachsenhagen|Sachsenhagen Nienbrügge|Sachsenhagen Sachsenhagen
31555||Suthfeld|Suthfeld Helsinghausen|Suthfeld Kreuzriehe|Suthfeld Riehe
31556||Wölpinghausen|Wölpinghausen Bergkirchen|Wölpinghausen Schmalenbruch-Windhorn|Wölpinghausen Wiedenbrügge|Wölpinghausen Wölpinghausen
31558||Hagenburg|Hagenburg Altenhagen|Hagenburg Hagenburg
31559||Haste|Hohnhorst|Hohnhorst Hohnhorst|Hohnhorst Ohndorf|Hohnhorst Rehren A.R.
31582||Nienburg (Weser)|Nienburg (Weser) Erichshagen|Nienburg (Weser) Holtorf|Nienburg (Weser) Langendamm|Nienburg (Weser) Nienburg (Weser)
31592||Stolzenau|Stolzenau Anemolter-Schinna|Stolzenau Diethe|Stolzenau Frestorf|Stolzenau Hibben|Stolzenau Holzhausen|Stolzenau Müsleringen|Stolzenau Nendorf|Stolzenau Stolzenau
31595||Steyerberg|Steyerberg Deblinghausen|Steyerberg Düdinghausen|Steyerberg Steyerberg|Steyerberg Voigtei|Steyerberg Wellie
31600||Uchte
31603||Diepenau
31604||Raddestorf
31606||Warmsen
31608||Marklohe
31609||Balge
31613||Wietzen
31618||Liebenau
31619||Binnen
31621||Pennigsehl
31622||Heemsen|Heemsen Anderten|Heemsen Gadesbünden|Heemsen Heemsen|Heemsen Lichtenmoor
31623||Drakenburg
31626||Haßbergen
31627||Rohrsen
31629||Estorf|Estorf Estorf|Estorf Leeseringen
31632||Husum
31633||Leese
31634||Steimbke|Steimbke Lichtenhorst|Steimbke Steimbke|Steimbke Wenden|Steimbke Wendenborstel
31636||Linsburg
31637||Rodewald
31638||Stöckse
31655||Stadthagen|Stadthagen Enzen|Stadthagen Habichhorst-Blyinghausen|Stadthagen Hobbensen|Stadthagen Hörkamp-Langenbruch|Stadthagen Krebshagen|Stadthagen Obernwöhren|Stadthagen Probsthagen|Stadthagen Reinsen-Remeringhausen|Stadthagen Stadthagen|Stadthagen Wendthagen-Ehlen
31675||Bückeburg|Bückeburg Achum|Bückeburg Bergdorf|Bückeburg Bückeburg|Bückeburg Cammer|Bückeburg Evesen|Bückeburg Meinsen|Bückeburg Müsingen|Bückeburg Rusbend|Bückeburg Scheie|Bückeburg Warber
31683||Obernkirchen|Obernkirchen Gelldorf|Obernkirchen Krainhagen|Obernkirchen Obernkirchen|Obernkirchen Röhrkasten|Obernkirchen Vehlen
31688||Nienstädt|Nienstädt Liekwegen|Nienstädt Nienstädt
31691||Helpsen|Helpsen Helpsen|Helpsen Kirchhorsten|Helpsen Südhorsten|Seggebruch|Seggebruch Schierneichen-Deinsen|Seggebruch Seggebruch|Seggebruch Tallensen-Echtorf
31693||Hespe|Hespe Hespe-Hiddensen|Hespe Levesen|Hespe Stemmen
31698||Lindhorst|Lindhorst Lindhorst|Lindhorst Ottensen|Lindhorst Schöttlingen
31699||Beckedorf
31700||Heuerßen|Heuerßen Heuerßen|Heuerßen Kobbensen
31702||Lüdersfeld|Lüdersfeld Lüdersfeld|Lüdersfeld Vornhagen
31707||Bad Eilsen|Heeßen
31708||Ahnsen
31710||Buchholz
31711||Luhden|Luhden Luhden|Luhden Schermbeck
31712||Niedernwöhren
31714||Lauenhagen|Lauenhagen Hülshagen|Lauenhagen Lauenhagen
31715||Meerbeck|Meerbeck Kuckshagen|Meerbeck Meerbeck|Meerbeck Volksdorf
31717||Nordsehl
31718||Pollhagen
31719||Wiedensahl
31737||Rinteln|Rinteln Ahe|Rinteln Deckbergen|Rinteln Engern|Rinteln Exten|Rinteln Friedrichswald|Rinteln Goldbeck|Rinteln Hohenrode|Rinteln Kohlenstädt|Rinteln Krankenhagen|Rinteln Möllenbeck|Rinteln Rinteln|Rinteln Schaumburg|Rinteln Steinbergen|Rinteln Strücken|Rinteln Todenmann|Rinteln Uchtorf|Rinteln Volksen|Rinteln Wennenkamp|Rinteln Westendorf
31749||Auetal|Auetal Altenhagen|Auetal Antendorf|Auetal Bernsen|Auetal Borstel|Auetal Escher|Auetal Hattendorf|Auetal Kathrinhagen|Auetal Klein Holtensen|Auetal Poggenhagen|Auetal Raden|Auetal Rannenberg|Auetal Rehren A.O.|Auetal Rolfshagen|Auetal Schoholtensen|Auetal Westerwald|Auetal Wiersen
31785||Hameln
31787||Hameln
31789||Hameln
31812||Bad Pyrmont
31832||Springe
31840||Hessisch Oldendorf
31848||Bad Münder am Deister
31855||Aerzen
31860||Emmerthal
31863||Coppenbrügge
31867||Hülsede|Hülsede Hülsede|Hülsede Meinsen|Hülsede Schmarrie|Lauenau|Lauenau Feggendorf|Lauenau Lauenau|Messenkamp|Messenkamp Altenhagen II|Messenkamp Messenkamp|Pohle
31868||Ottenstein
32049||Herford
32051||Herford
32052||Herford
32105||Bad Salzuflen
32107||Bad Salzuflen
32108||Bad Salzuflen
32120||Hiddenhausen
32130||Enger
32139||Spenge
32257||Bünde
32278||Kirchlengern
32289||Rödinghausen
32312||Lübbecke
32339||Espelkamp
32351||Stemwede
32361||Preußisch Oldendorf
32369||Rahden
32423||Minden
32425||Minden
32427||Minden
32429||Minden
32457||Porta Westfalica
32469||Petershagen
32479||Hille
32545||Bad Oeynhausen
32547||Bad Oeynhausen
32549||Bad Oeynhausen
32584||Löhne
32602||Vlotho
32609||Hüllhorst
32657||Lemgo
32676||Lügde
32683||Barntrup
32689||Kalletal
32694||Dörentrup
32699||Extertal
32756||Detmold
32758||Detmold
32760||Detmold
32791||Lage
32805||Horn-Bad Meinberg
32816||Schieder-Schwalenberg
32825||Blomberg
32832||Augustdorf
32839||Steinheim
33014||Bad Driburg
33034||Brakel
33039||Nieheim
33098||Paderborn
33100||Paderborn
33102||Paderborn
33104||Paderborn
33106||Paderborn
33129||Delbrück
33142||Büren
33154||Salzkotten
33161||Hövelhof
33165||Lichtenau
33175||Bad Lippspringe
33178||Borchen
33181||Bad Wünnenberg
33184||Altenbeken
33189||Schlangen
33311||Gütersloh
33325||Miele
33330||Gütersloh
33332||Gütersloh
33334||Gütersloh
33335||Gütersloh
33378||Rheda-Wiedenbrück
33397||Rietberg
33415||Verl
33428||Harsewinkel
33442||Herzebrock-Clarholz
33449||Langenberg
33519||Bielefeld
33602||Bielefeld
33604||Bielefeld
33605||Bielefeld
33607||Bielefeld
33609||Bielefeld
33611||Bielefeld
33613||Bielefeld
33615||Bielefeld
33617||Bielefeld
33619||Bielefeld
33647||Bielefeld
33649||Bielefeld
33659||Bielefeld
33689||Bielefeld
33699||Bielefeld
33719||Bielefeld
33729||Bielefeld
33739||Bielefeld
33758||Schloß Holte-Stukenbrock
33775||Versmold
33790||Halle
33803||Steinhagen
33813||Oerlinghausen
33818||Leopoldshöhe
33824||Werther
33829||Borgholzhausen
34212||Melsungen
34225||Baunatal
34233||Fuldatal
34246||Vellmar
34253||Lohfelden
34260||Kaufungen
34266||Niestetal
34270||Schauenburg
34277||Fuldabrück
34281||Gudensberg
34286||Spangenberg
34289||Zierenberg
34292||Ahnatal
34295||Edermünde
34298||Helsa
34302||Guxhagen
34305||Niedenstein
34308||Bad Emstal
34311||Naumburg
34314||Espenau
34317||Habichtswald
34320||Söhrewald
34323||Malsfeld
34326||Morschen
34327||Körle
34329||Nieste
34346||Hannoversch Münden
34355||Staufenberg
34359||Reinhardshagen
34369||Hofgeismar
34376||Immenhausen
34379||Calden
34385||Bad Karlshafen
34388||Trendelburg
34393||Grebenstein
34396||Liebenau
34399||Oberweser
34414||Warburg
34431||Marsberg
34434||Borgentreich
34439||Willebadessen
34454||Bad Arolsen
34466||Wolfhagen
34471||Volkmarsen
34474||Diemelstadt
34477||Twistetal
34479||Breuna
34497||Korbach
34508||Willingen (Upland)
34513||Waldeck
34516||Vöhl
34519||Diemelsee
34537||Bad Wildungen
34549||Edertal
34560||Fritzlar
34576||Homberg (Efze)
34582||Borken
34587||Felsberg
34590||Wabern
34593||Knüllwald
34596||Bad Zwesten
34599||Neuental
34613||Schwalmstadt
34621||Frielendorf
34626||Neukirchen
34628||Willingshausen
34630||Gilserberg
34632||Jesberg
34633||Ottrau
34637||Schrecksbach
34639||Schwarzenborn
35037||Marburg
35039||Marburg
35041||Marburg
35043||Marburg
35066||Frankenberg (Eder)
35075||Gladenbach
35080||Bad Endbach
35083||Wetter
35085||Ebsdorfergrund
35088||Battenberg (Eder)
35091||Cölbe
35094||Lahntal
35096||Weimar
35099||Burgwald
35102||Lohra
35104||Lichtenfels
35108||Allendorf (Eder)|Allendorf (Eder) Battenfeld|Allendorf (Eder) Haine|Allendorf (Eder) Osterfeld|Allendorf (Eder) Rennertehausen
35110||Frankenau
35112||Fronhausen
35114||Haina (Kloster)
35116||Hatzfeld (Eder)
35117||Münchhausen
35119||Rosenthal
35216||Biedenkopf
35232||Dautphetal
35236||Breidenbach
35239||Steffenberg
35260||Stadtallendorf
35274||Kirchhain
35279||Neustadt (Hessen)
35282||Rauschenberg
35285||Gemünden (Wohra)
35287||Amöneburg
35288||Wohratal
35305||Grünberg
35315||Homberg (Ohm)
35321||Laubach
35325||Mücke
35327||Ulrichstein
35329||Gemünden (Felda)
35390||Gießen
35392||Gießen
35394||Gießen
35396||Gießen
35398||Gießen
35410||Hungen
35415||Pohlheim
35418||Buseck
35423||Lich
35428||Langgöns
35435||Wettenberg
35440||Linden
35444||Biebertal
35447||Reiskirchen
35452||Heuchelheim
35457||Lollar
35460||Staufenberg
35463||Fernwald
35466||Rabenau
35469||Allendorf (Lumda)
35510||Butzbach
35516||Münzenberg
35519||Rockenberg
35574||DAK-Gesundheit
35576||Wetzlar
35578||Wetzlar
35579||Wetzlar
35580||Wetzlar
35581||Wetzlar
35582||Wetzlar
35583||Wetzlar
35584||Wetzlar
35585||Wetzlar
35586||Wetzlar
35606||Solms
35614||Aßlar
35619||Braunfels|Braunfels Altenkirchen|Braunfels Bonbaden|Braunfels Braunfels|Braunfels Neukirchen|Braunfels Philippstein|Braunfels Tiefenbach
35625||Hüttenberg
35630||Ehringshausen
35633||Lahnau
35638||Leun
35641||Schöffengrund
35644||Hohenahr
35647||Waldsolms
35649||Bischoffen
35683||Dillenburg
35684||Dillenburg
35685||Dillenburg
35686||Dillenburg
35687||Dillenburg
35688||Dillenburg
35689||Dillenburg
35690||Dillenburg
35708||Haiger
35713||Eschenburg
35716||Dietzhölztal
35719||Angelburg
35745||Herborn
35753||Greifenstein
35756||Mittenaar
35759||Driedorf
35764||Sinn
35767||Breitscheid
35768||Siegbach
35781||Weilburg
35789||Weilmünster
35792||Löhnberg
35794||Mengerskirchen
35796||Weinbach
35799||Merenberg
36037||Fulda
36039||Fulda
36041||Fulda
36043||Fulda
36088||Hünfeld
36093||Künzell
36100||Petersberg
36103||Flieden
36110||Schlitz
36115||Ehrenberg|Hilders
36119||Neuhof
36124||Eichenzell
36129||Gersfeld
36132||Eiterfeld
36137||Großenlüder
36142||Tann
36145||Hofbieber
36148||Kalbach
36151||Burghaun
36154||Hosenfeld
36157||Ebersburg
36160||Dipperz
36163||Poppenhausen
36166||Haunetal
36167||Nüsttal
36169||Rasdorf
36179||Bebra
36199||Rotenburg an der Fulda
36205||Sontra
36208||Wildeck
36211||Alheim
36214||Nentershausen
36217||Ronshausen
36219||Cornberg
36251||Bad Hersfeld|Ludwigsau
36266||Heringen (Werra)
36269||Philippsthal (Werra)
36272||Niederaula
36275||Kirchheim
36277||Schenklengsfeld
36280||Oberaula
36282||Hauneck
36284||Hohenroda
36286||Neuenstein
36287||Breitenbach am Herzberg
36289||Friedewald
36304||Alsfeld
36318||Schwalmtal
36320||Kirtorf
36323||Grebenau
36325||Feldatal
36326||Antrifttal
36329||Romrod
36341||Lauterbach
36355||Grebenhain
36358||Herbstein
36364||Bad Salzschlirf
36367||Wartenberg
36369||Lautertal
36381||Schlüchtern
36391||Sinntal
36396||Steinau an der Straße
36399||Freiensteinau
36404||Martinroda|Oechsen|Vacha|Völkershausen|Wölferbütt
36414||Unterbreizbach
36419||Buttlar|Geisa|Gerstengrund|Rockenstuhl|Schleid
36433||Bad Salzungen|Immelborn|Leimbach|Moorgrund
36448||Bad Liebenstein|Schweina|Steinbach
36452||Andenhausen|Brunnhartshausen|Diedorf|Empfertshausen|Fischbach/Rhön|Kaltenlengsfeld|Kaltennordheim|Klings|Neidhartshausen|Zella
36456||Barchfeld
36457||Stadtlengsfeld|Urnshausen|Weilar
36460||Dorndorf|Frauensee|Merkers-Kieselbach
36466||Dermbach|Wiesenthal
36469||Tiefenort
37073||Göttingen
37075||Göttingen
37077||Göttingen
37079||Göttingen
37081||Göttingen
37083||Göttingen
37085||Göttingen
37115||Duderstadt
37120||Bovenden
37124||Rosdorf
37127||Bühren|Dransfeld|Jühnde|Niemetal|Scheden
37130||Gleichen
37133||Friedland
37136||Ebergötzen|Landolfshausen|Seeburg|Seulingen|Waake
37139||Adelebsen
37154||Northeim
37170||Uslar
37176||Nörten-Hardenberg
37181||Hardegsen
37186||Moringen
37191||Katlenburg-Lindau
37194||Bodenfelde|Wahlsburg
37197||Hattorf am Harz
37199||Wulften
37213||Witzenhausen
37214||Witzenhausen
37215||Witzenhausen
37216||Witzenhausen
37217||Witzenhausen
37218||Witzenhausen
37235||Hessisch Lichtenau
37242||Bad Sooden-Allendorf
37247||Großalmerode
37249||Neu-Eichenberg
37269||Eschwege
37276||Meinhard
37281||Wanfried
37284||Waldkappel
37287||Wehretal
37290||Meißner
37293||Herleshausen
37296||Ringgau
37297||Berkatal
37299||Weißenborn
37308||Bodenrode-Westhausen|Geisleden|Geismar|Glasehausen|Heilbad Heiligenstadt|Heuthen|Hohes Kreuz|Kella|Krombach|Pfaffschwende|Reinholterode|Schimberg|Sickerode|Steinbach|Volkerode|Wiesenfeld|Wingerode
37318||Arenshausen|Asbach-Sickenberg|Bernterode (bei Heilbad Heiligenstadt)|Birkenfelde|Bornhagen|Burgwalde|Dieterode|Dietzenrode-Vatterode|Eichstruth|Freienhagen|Fretterode|Gerbershausen|Hohengandern|Kirchgandern|Lenterode|Lindewerra|Lutter|Mackenrode|Marth|Rohrberg|Röhrig|Rustenfelde|Schachtebich|Schönhagen|Schwobfeld|Steinheuterode|Thalwenden|Uder|Wahlhausen|Wüstheuterode
37327||Breitenbach|Hausen|Kallmerode|Leinefelde
37339||Berlingerode|Brehme|Breitenworbis|Buhla|Ecklingerode|Ferna|Gernrode|Haynrode|Hundeshagen|Kirchworbis|Tastungen|Teistungen|Wehnde|Wintzingerode|Worbis
37345||Bischofferode|Bockelnhagen|Großbodungen|Holungen|Jützenbach|Neustadt|Silkerode|Steinrode|Stöckey|Weißenborn-Lüderode|Zwinge
37351||Dingelstädt|Helmsdorf|Kefferhausen|Kreuzebra|Silberhausen
37355||Bernterode|Deuna|Gerterode|Kleinbartloff|Niederorschel|Vollenborn
37359||Büttstedt|Effelder|Großbartloff|Küllstedt|Wachstedt
37412||Elbingerode|Herzberg am Harz|Hörden
37431||Bad Lauterberg im Harz
37434||Bilshausen|Bodensee|Gieboldehausen|Krebeck|Obernfeld|Rhumspringe|Rollshausen|Rüdershausen|Wollbrandshausen|Wollershausen
37441||Bad Sachsa
37444||Sankt Andreasberg
37445||Walkenried
37447||Wieda
37449||Zorge
37520||Osterode am Harz
37534||Badenhausen|Eisdorf|Gittelde
37539||Bad Grund (Harz)|Windhausen
37547||Kreiensen
37574||Einbeck
37581||Bad Gandersheim
37586||Dassel
37589||Kalefeld
37603||Holzminden
37619||Bodenwerder|Hehlen|Heyen|Kirchbrak|Pegestorf
37620||Halle
37627||Arholzen|Deensen|Heinade|Lenne|Stadtoldendorf|Wangelnstedt
37632||Eimen|Eschershausen|Holzen
37633||Dielmissen
37635||Lüerdissen
37639||Bevern
37640||Golmbach
37642||Holenberg
37643||Negenborn
37647||Brevörde|Polle|Vahlbruch
37649||Heinsen
37671||Höxter
37688||Beverungen
37691||Boffzen|Derental
37696||Marienmünster
37697||Lauenförde
37699||Fürstenberg
38023||Braunschweig
38100||Braunschweig
38102||Braunschweig
38104||Braunschweig
38106||Braunschweig
38108||Braunschweig
38110||Braunschweig
38112||Braunschweig
38114||Braunschweig
38116||Braunschweig
38118||Braunschweig
38120||Braunschweig
38122||Braunschweig
38124||Braunschweig
38126||Braunschweig
38154||Königslutter am Elm
38159||Vechelde
38162||Cremlingen
38165||Lehre
38170||Dahlum|Kneitlingen|Schöppenstedt|Uehrde|Vahlberg|Winnigstedt
38173||Dettum|Erkerode|Evessen|Sickte|Veltheim
38176||Wendeburg
38179||Schwülper
38226||Salzgitter
38228||Salzgitter
38229||Salzgitter
38239||Salzgitter
38259||Salzgitter
38268||Lengede
38271||Baddeckenstedt
38272||Burgdorf
38274||Elbe
38275||Haverlah
38277||Heere
38279||Sehlde
38281||Wolfenbüttel
38300||Wolfenbüttel
38302||Wolfenbüttel
38304||Wolfenbüttel
38312||Achim|Börßum|Cramme|Dorstadt|Flöthe|Heiningen|Ohrum
38315||Gielde|Hornburg|Schladen|Werlaburgdorf
38319||Remlingen
38321||Denkte
38322||Hedeper
38324||Kissenbrück
38325||Roklum
38327||Semmenstedt
38329||Wittmar
38350||Helmstedt
38364||Schöningen
38368||Grasleben|Mariental|Querenhorst|Rennau
38372||Büddenstedt
38373||Frellstedt|Süpplingen
38375||Räbke
38376||Süpplingenburg
38378||Warberg
38379||Wolsdorf
38381||Jerxheim
38382||Beierstedt
38384||Gevensleben
38385||Ingeleben
38387||Söllingen
38388||Twieflingen
38440||Wolfsburg
38442||Wolfsburg
38444||Wolfsburg
38446||Wolfsburg
38448||Wolfsburg
38458||Velpke
38459||Bahrdorf
38461||Danndorf
38462||Grafhorst
38464||Groß Twülpstedt
38465||Brome
38467||Bergfeld
38468||Ehra-Lessien
38470||Parsau
38471||Rühen
38473||Tiddische
38474||Tülau
38476||Barwedel
38477||Jembke
38479||Tappenbeck
38486||Bandau|Dönitz|Flecken Apenburg|Immekath|Jahrstedt|Klötze|Kunrau|Kusey|Neuendorf|Neuferchau|Ristedt|Steimke|Wenze
38489||Ahlum|Beetzendorf|Hanum|Hohentramm|Jeeben|Jübar|Lüdelsen|Mellin|Nettgau|Rohrberg|Tangeln
38518||Gifhorn
38524||Sassenburg
38527||Meine
38528||Adenbüttel
38530||Didderse
38531||Rötgesbüttel
38533||Vordorf
38536||Meinersen
38539||Müden (Aller)
38542||Leiferde
38543||Hillerse
38547||Calberlah
38550||Isenbüttel
38551||Ribbesbüttel
38553||Wasbüttel
38554||Weyhausen
38556||Bokensdorf
38557||Osloß
38559||Wagenhoff
38640||Goslar|Goslar Goslar
38642||Goslar|Goslar Goslar|Goslar Oker
38644||Goslar|Goslar Hahndorf|Goslar Hahnenklee-Bockswiese|Goslar Jerstedt
38667||Bad Harzburg|Bad Harzburg Bad Harzburg|Bad Harzburg Bettingerode|Bad Harzburg Bündheim/Schlewecke|Bad Harzburg Eckertal|Bad Harzburg Göttingerode|Bad Harzburg Harlingerode|Bad Harzburg Westerode
38678||Clausthal-Zellerfeld
38685||Langelsheim
38690||Vienenburg
38700||Braunlage
38704||Liebenburg
38707||Altenau|Schulenberg im Oberharz
38709||Wildemann
38723||Seesen
38729||Hahausen|Lutter am Barenberge|Neuwallmoden
38820||Halberstadt
38822||Aspenstedt|Athenstedt|Groß Quenstedt|Sargstedt|Ströbeck
38828||Wegeleben
38829||Harsleben
38835||Berßel|Bühne|Deersheim|Hessen|Lüttgenrode|Osterode|Osterwieck|Rhoden|Schauen|Veltheim|Wülperode|Zilly
38836||Anderbeck|Badersleben|Dardesheim|Dedeleben|Huy-Neinstedt|Pabstorf|Rohrsheim|Vogelsdorf
38838||Aderstedt|Dingelstedt|Eilenstedt|Eilsdorf|Schlanstedt
38855||Danstedt|Heudeber|Reddeber|Schmatzfeld|Wernigerode
38871||Abbenrode|Darlingerode|Drübeck|Ilsenburg|Langeln|Stapelburg|Veckenstedt|Wasserleben
38875||Elbingerode|Elend|Königshütte|Sorge|Tanne
38877||Benneckenstein
38879||Schierke
38889||Altenbrak|Blankenburg|Cattenstedt|Heimburg|Hüttenrode|Rübeland|Treseburg|Wienrode
38895||Derenburg|Langenstein
38899||Hasselfelde|Stiege|Trautenstein
39014||Magdeburg
39104||Magdeburg
39106||Magdeburg
39108||Magdeburg
39110||Magdeburg
39112||Magdeburg
39114||Magdeburg
39116||Magdeburg
39118||Magdeburg
39120||Magdeburg
39122||Magdeburg
39124||Magdeburg
39126||Magdeburg
39128||Magdeburg
39130||Magdeburg
39164||Bottmersdorf|Domersleben|Klein Wanzleben|Wanzleben
39167||Eichenbarleben|Groß Rodensleben|Hohendodeleben|Irxleben|Klein Rodensleben|Niederndodeleben|Ochtmersleben|Wellen
39171||Sülzetal
39175||Biederitz|Gerwisch|Gübs|Königsborn|Körbelitz|Menz|Wahlitz|Woltersdorf
39179||Barleben|Barleben Barleben|Barleben Ebendorf
39217||Schönebeck (Elbe)
39218||Schönebeck (Elbe)
39221||Biere|Eggersdorf|Eickendorf|Großmühlingen|Kleinmühlingen|Ranies|Welsleben|Zens
39240||Breitenhagen|Brumby|Calbe|Glöthe|Groß Rosenburg|Lödderitz|Sachsendorf|Zuchau
39245||Dannigkow|Gommern|Plötzky|Pretzien
39249||Barby|Glinde|Gnadau|Pömmelte|Tornitz|Wespen
39261||Zerbst
39264||Bias|Bornum|Buhlendorf|Deetz|Dobritz|Dornburg|Gehrden|Gödnitz|Grimme|Güterglück|Hohenlepte|Jütrichau|Leps|Lindau|Lübs|Luso|Moritz|Nedlitz|Nutha|Polenzko|Prödel|Reuden|Steutz|Straguth|Walternienburg|Zernitz
39279||Hobeck|Ladeburg|Leitzkau|Loburg|Rosian|Schweinitz|Zeppernick
39288||Burg
39291||Büden|Detershagen|Dörnitz|Drewitz|Friedensau|Grabow|Hohenwarthe|Hohenziatz|Ihleburg|Karith|Krüssau|Küsel|Lostau|Lübars|Magdeburgerforth|Möckern|Möser|Nedlitz|Niegripp|Parchau|Pietzpuhl|Reesdorf|Reesen|Rietzel|Schartau|Schermen|Schopsdorf|Stegelitz|Stresow|Theeßen
39307||Brettin|Demsin|Elbe-Parey|Genthin|Gladau|Kade|Karow|Klitsche|Mützel|Paplitz|Parchen|Roßdorf|Schlagenthin|Tucheim|Zabakuck
39317||Elbe-Parey
39319||Jerichow|Nielebock|Redekin|Wulkow
39326||Angern|Barleben|Barleben Meitzendorf|Colbitz|Dahlenwarsleben|Farsleben|Glindenberg|Groß Ammensleben|Gutenswegen|Heinrichsberg|Hermsdorf|Hohenwarsleben|Jersleben|Klein Ammensleben|Loitsche|Meseberg|Rogätz|Samswegen|Wolmirstedt|Zielitz
39340||Haldensleben
39343||Ackendorf|Alleringersleben|Altenhausen|Bartensleben|Bebertal|Beendorf|Bornstedt|Bregenstedt|Eimersleben|Emden|Erxleben|Groß Santersleben|Hakenstedt|Hillersleben|Ivenrode|Morsleben|Nordgermersleben|Ostingersleben|Rottmersleben|Schackensleben|Schwanefeld|Süplingen|Uhrsleben
39345||Born|Bülstringen|Flechtingen|Neuenhofe|Vahldorf|Wieglitz
39356||Behnsdorf|Belsdorf|Döhren|Eschenrode|Hödingen|Hörsingen|Seggerde|Siestedt|Walbeck|Weferlingen
39359||Böddensell|Bösdorf|Calvörde|Eickendorf|Etingen|Everingen|Grauingen|Kathendorf|Mannhausen|Rätzlingen|Velsdorf|Wegenstedt
39365||Drackenstedt|Dreileben|Druxberge|Eggenstedt|Eilsleben|Harbke|Marienborn|Ovelgünne|Seehausen|Sommersdorf|Ummendorf|Wefensleben|Wormsdorf
39387||Altbrandsleben|Am Großen Bruch|Am Großen Bruch Neuwegersleben|Ampfurth|Hornhausen|Oschersleben|Schermcke|Wulferstedt
39393||Am Großen Bruch|Am Großen Bruch Gunsleben|Am Großen Bruch Hamersleben|Ausleben|Barneberg|Hötensleben|Ohrsleben|Völpke|Wackersleben
39397||Gröningen|Kroppenstedt|Nienhagen|Schwanebeck
39398||Alikendorf|Groß Germersleben|Hadmersleben|Klein Oschersleben|Peseckendorf
39418||Neundorf (Anhalt)|Staßfurt
39434||Hecklingen bei Staßfurt
39435||Borne|Egeln|Groß Börnecke|Schneidlingen|Tarthun|Unseburg|Wolmirsleben
39439||Amesdorf|Güsten|Rathmannsdorf
39443||Atzendorf|Förderstedt|Hohenerxleben|Löbnitz
39444||Hecklingen
39446||Löderburg
39448||Etgersleben|Hakeborn|Westeregeln
39517||Bertingen|Birkholz|Bittkau|Bölsdorf|Buch|Burgstall|Cobbel|Cröchern|Dolle|Grieben|Jerchel|Kehnert|Lüderitz|Mahlwinkel|Ringfurth|Sandbeiendorf|Schelldorf|Schernebeck|Schönwalde (Altmark)|Tangerhütte|Uchtdorf|Uetz|Weißewarte|Wenddorf
39524||Fischbeck (Elbe)|Garz|Hohengöhren|Kamern|Klietz|Kuhlhausen|Mangelsdorf|Neuermark-Lübars|Sandau (Elbe)|Schönfeld|Schönhausen (Elbe)|Warnau|Wulkau|Wust
39539||Havelberg
39576||Stendal
39579||Badingen|Bellingen|Buchholz|Dahlen|Demker|Garlipp|Grassau|Grobleben|Groß Schwechten|Hüselitz|Kläden|Klein Schwechten|Querstedt|Rochau|Schäplitz|Schernikau|Schinne|Uenglingen|Windberge|Wittenmoor
39590||Hämerten|Heeren|Langensalzwedel|Miltern|Storkau (Elbe)|Tangermünde
39596||Altenzaun|Arneburg|Baben|Beelitz|Bertkow|Eichstedt (Altmark)|Goldbeck|Hassel|Hindenburg|Hohenberg-Krusemark|Jarchau|Lindtorf|Sanne|Schwarzholz
39599||Insel|Käthen|Möringen|Nahrstedt|Staats|Steinfeld (Altmark)|Uchtspringe|Vinzelberg|Volgfelde
39606||Ballerstedt|Behrendorf|Boock|Bretsch|Dobberkau|Düsedau|Erxleben|Flessau|Gagel|Gladigau|Heiligenfelde|Hohenwulsch|Iden|Kleinau|Königsmark|Kossebau|Krevese|Lückstedt|Meseberg|Osterburg|Rossau|Sandauerholz|Sanne-Kerkuhn|Schorstedt|Walsleben
39615||Aulosen|Beuster|Falkenberg|Geestgottberg|Gollensdorf|Groß Garz|Höwisch|Krüden|Leppin|Lichterfelde|Losenrade|Losse|Neukirchen (Altmark)|Neulingen|Pollitz|Schönberg|Seehausen|Wahrenberg|Wanzer|Wendemark|Werben (Elbe)
39619||Arendsee|Kläden|Schrampe|Thielbeer|Ziemendorf
39624||Altmersleben|Badel|Berkau|Brunau|Büste|Güssefeld|Jeetze|Kahrstedt|Kakerbeck|Kalbe (Milde)|Kremkau|Meßdorf|Neuendorf am Damm|Packebusch|Vienau|Wernstedt|Winkelstedt|Zethlingen
39628||Bismark (Altmark)
39629||Holzhausen|Könnigde
39638||Algenstedt|Berenbrock|Berge|Breitenfeld|Dorst|Engersen|Estedt|Gardelegen|Hemstedt|Hottendorf|Jävenitz|Jerchel|Jeseritz|Kassieck|Kloster Neuendorf|Klüden|Letzlingen|Lindstedt|Potzehne|Roxförde|Schenkenhorst|Schwiesau|Seethen|Solpke|Wannefeld|Wiepke|Zichtau|Zobbenitz
39646||Oebisfelde
39649||Dannefeld|Jeggau|Köckte|Mieste|Miesterhorst|Peckfitz|Sachau|Sichau
40210||Düsseldorf
40211||Düsseldorf
40212||Düsseldorf
40213||Düsseldorf
40215||Düsseldorf
40217||Düsseldorf
40219||Düsseldorf
40221||Düsseldorf
40223||Düsseldorf
40225||Düsseldorf
40227||Düsseldorf
40229||Düsseldorf
40231||Düsseldorf
40233||Düsseldorf
40235||Düsseldorf
40237||Düsseldorf
40239||Düsseldorf
40468||Düsseldorf
40470||Düsseldorf
40472||Düsseldorf
40474||Düsseldorf
40476||Düsseldorf
40477||Düsseldorf
40479||Düsseldorf
40489||Düsseldorf
40545||Düsseldorf
40547||Düsseldorf
40549||Düsseldorf
40589||Düsseldorf
40591||Düsseldorf
40593||Düsseldorf
40595||Düsseldorf
40597||Düsseldorf
40599||Düsseldorf
40625||Düsseldorf
40627||Düsseldorf
40629||Düsseldorf
40667||Meerbusch
40668||Meerbusch
40670||Meerbusch
40699||Erkrath
40721||Hilden
40723||Hilden
40724||Hilden
40764||Langenfeld
40789||Monheim am Rhein|Monheim am Rhein Baumberg|Monheim am Rhein Monheim
40822||Mettmann
40832||Ratingen
40878||Ratingen
40880||Ratingen
40882||Ratingen
40883||Ratingen
40885||Ratingen
41061||Mönchengladbach
41063||Mönchengladbach
41065||Mönchengladbach
41066||Mönchengladbach
41068||Mönchengladbach
41069||Mönchengladbach
41169||Mönchengladbach
41179||Mönchengladbach
41189||Mönchengladbach
41199||Mönchengladbach
41236||Mönchengladbach
41238||Mönchengladbach
41239||Mönchengladbach
41334||Nettetal
41352||Korschenbroich
41363||Jüchen
41366||Schwalmtal
41372||Niederkrüchten
41379||Brüggen
41460||Neuss
41462||Neuss
41464||Neuss
41466||Neuss
41468||Neuss
41469||Neuss
41470||Neuss
41472||Neuss
41515||Grevenbroich
41516||Grevenbroich
41517||Grevenbroich
41539||Dormagen
41540||Dormagen
41541||Dormagen
41542||Dormagen
41564||Kaarst
41569||Rommerskirchen
41747||Viersen
41748||Viersen
41749||Viersen
41751||Viersen
41812||Erkelenz
41836||Hückelhoven
41844||Wegberg
41849||Wassenberg
42103||Wuppertal
42105||Wuppertal
42107||Wuppertal
42109||Wuppertal
42111||Wuppertal
42113||Wuppertal
42115||Wuppertal
42117||Wuppertal
42119||Wuppertal
42275||Wuppertal
42277||Wuppertal
42279||Wuppertal
42281||Wuppertal
42283||Wuppertal
42285||Wuppertal
42287||Wuppertal
42289||Wuppertal
42327||Wuppertal
42329||Wuppertal
42349||Wuppertal
42369||Wuppertal
42389||Wuppertal
42399||Wuppertal
42477||Radevormwald
42489||Wülfrath
42499||Hückeswagen
42549||Velbert
42551||Velbert
42553||Velbert
42555||Velbert
42579||Heiligenhaus
42651||Solingen
42653||Solingen
42655||Solingen
42657||Solingen
42659||Solingen
42697||Solingen
42699||Solingen
42719||Solingen
42781||Haan
42799||Leichlingen
42853||Remscheid
42855||Remscheid
42857||Remscheid
42859||Remscheid
42897||Remscheid
42899||Remscheid
42929||Wermelskirchen
44135||Dortmund
44137||Dortmund
44139||Dortmund
44141||Dortmund
44143||Dortmund
44145||Dortmund
44147||Dortmund
44149||Dortmund
44225||Dortmund
44227||Dortmund
44229||Dortmund
44263||Dortmund
44265||Dortmund
44267||Dortmund
44269||Dortmund
44287||Dortmund
44289||Dortmund
44309||Dortmund
44319||Dortmund
44328||Dortmund
44329||Dortmund
44339||Dortmund
44357||Dortmund
44359||Dortmund
44369||Dortmund
44379||Dortmund
44388||Dortmund
44532||Lünen
44534||Lünen
44536||Lünen
44575||Castrop-Rauxel
44577||Castrop-Rauxel
44579||Castrop-Rauxel
44581||Castrop-Rauxel
44623||Herne
44625||Herne
44627||Herne
44628||Herne
44629||Herne
44649||Herne
44651||Herne
44652||Herne
44653||Herne
44787||Bochum
44789||Bochum
44791||Bochum
44793||Bochum
44795||Bochum
44797||Bochum
44799||Bochum
44801||Bochum
44803||Bochum
44805||Bochum
44807||Bochum
44809||Bochum
44866||Bochum
44867||Bochum
44869||Bochum
44879||Bochum
44892||Bochum
44894||Bochum
45127||Essen
45128||Essen
45130||Essen
45131||Essen
45133||Essen
45134||Essen
45136||Essen
45138||Essen
45139||Essen
45141||Essen
45143||Essen
45144||Essen
45145||Essen
45147||Essen
45149||Essen
45219||Essen
45239||Essen
45257||Essen
45259||Essen
45276||Essen
45277||Essen
45279||Essen
45289||Essen
45307||Essen
45309||Essen
45326||Essen
45327||Essen
45329||Essen
45355||Essen
45356||Essen
45357||Essen
45359||Essen
45403||Mülheim an der Ruhr
45468||Mülheim an der Ruhr
45470||Mülheim an der Ruhr
45472||Mülheim an der Ruhr
45473||Mülheim an der Ruhr
45475||Mülheim an der Ruhr
45476||Mülheim an der Ruhr
45478||Mülheim an der Ruhr
45479||Mülheim an der Ruhr
45481||Mülheim an der Ruhr
45525||Hattingen
45527||Hattingen
45529||Hattingen
45549||Sprockhövel
45657||Recklinghausen
45659||Recklinghausen
45661||Recklinghausen
45663||Recklinghausen
45665||Recklinghausen
45699||Herten
45701||Herten
45711||Datteln
45721||Haltern am See
45731||Waltrop
45739||Oer-Erkenschwick
45768||Marl
45770||Marl
45772||Marl
45879||Gelsenkirchen
45881||Gelsenkirchen
45883||Gelsenkirchen
45884||Gelsenkirchen
45886||Gelsenkirchen
45888||Gelsenkirchen
45889||Gelsenkirchen
45891||Gelsenkirchen
45892||Gelsenkirchen
45894||Gelsenkirchen
45896||Gelsenkirchen
45897||Gelsenkirchen
45899||Gelsenkirchen
45964||Gladbeck
45966||Gladbeck
45968||Gladbeck
46045||Oberhausen
46047||Oberhausen
46049||Oberhausen
46117||Oberhausen
46119||Oberhausen
46145||Oberhausen
46147||Oberhausen
46149||Oberhausen
46236||Bottrop
46238||Bottrop
46240||Bottrop
46242||Bottrop
46244||Bottrop
46282||Dorsten
46284||Dorsten
46286||Dorsten
46325||Borken
46342||Velen
46348||Raesfeld
46354||Südlohn
46359||Heiden
46395||Bocholt
46397||Bocholt
46399||Bocholt
46414||Rhede
46419||Isselburg
46446||Emmerich
46459||Rees
46483||Wesel
46485||Wesel
46487||Wesel
46499||Hamminkeln
46509||Xanten
46514||Schermbeck
46519||Alpen
46535||Dinslaken
46537||Dinslaken
46539||Dinslaken
46562||Voerde
46569||Hünxe
47051||Duisburg
47053||Duisburg
47055||Duisburg
47057||Duisburg
47058||Duisburg
47059||Duisburg
47119||Duisburg
47137||Duisburg
47138||Duisburg
47139||Duisburg
47166||Duisburg
47167||Duisburg
47169||Duisburg
47178||Duisburg
47179||Duisburg
47198||Duisburg
47199||Duisburg
47226||Duisburg
47228||Duisburg
47229||Duisburg
47239||Duisburg
47249||Duisburg
47259||Duisburg
47269||Duisburg
47279||Duisburg
47441||Moers
47443||Moers
47445||Moers
47447||Moers
47475||Kamp-Lintfort
47495||Rheinberg
47506||Neukirchen-Vluyn
47509||Rheurdt
47533||Kleve
47546||Kalkar
47551||Bedburg-Hau
47559||Kranenburg
47574||Goch
47589||Uedem
47608||Geldern
47623||Kevelaer
47624||Kevelaer
47625||Kevelaer
47626||Kevelaer
47627||Kevelaer
47638||Straelen
47647||Kerken
47652||Weeze
47661||Issum
47665||Sonsbeck
47669||Wachtendonk
47798||Krefeld
47799||Krefeld
47800||Krefeld
47802||Krefeld
47803||Krefeld
47804||Krefeld
47805||Krefeld
47807||Krefeld
47809||Krefeld
47829||Krefeld
47839||Krefeld
47877||Willich
47906||Kempen
47918||Tönisvorst
47929||Grefrath
48079||Münster
48143||Münster
48145||Münster
48147||Münster
48149||Münster
48151||Münster
48153||Münster
48155||Münster
48157||Münster
48159||Münster
48161||Münster
48163||Münster
48165||Münster
48167||Münster
48231||Warendorf
48249||Dülmen
48268||Greven
48282||Emsdetten
48291||Telgte
48301||Nottuln
48308||Senden
48317||Drensteinfurt
48324||Sendenhorst
48329||Havixbeck
48336||Sassenberg
48341||Altenberge
48346||Ostbevern
48351||Everswinkel
48356||Nordwalde
48361||Beelen
48366||Laer
48369||Saerbeck
48429||Rheine
48431||Rheine
48432||Rheine
48455||Bad Bentheim
48465||Engden|Isterberg|Ohne|Quendorf|Samern|Schüttorf|Suddendorf
48477||Hörstel
48480||Lünne|Schapen|Spelle
48485||Neuenkirchen
48488||Emsbüren
48493||Wettringen
48496||Hopsten
48499||Salzbergen
48527||Nordhorn
48529||Nordhorn
48531||Nordhorn
48565||Steinfurt
48599||Gronau (Westfalen)
48607||Ochtrup
48612||Horstmar
48619||Heek
48624||Schöppingen
48629||Metelen
48653||Coesfeld
48683||Ahaus
48691||Vreden
48703||Stadtlohn
48712||Gescher
48720||Rosendahl
48727||Billerbeck
48734||Reken
48739||Legden
49074||Osnabrück
49076||Osnabrück
49078||Osnabrück
49080||Osnabrück
49082||Osnabrück
49084||Osnabrück
49086||Osnabrück
49088||Osnabrück
49090||Osnabrück
49124||Georgsmarienhütte
49134||Wallenhorst
49143||Bissendorf
49152||Bad Essen
49163||Bohmte
49170||Hagen am Teutoburger Wald
49176||Hilter am Teutoburger Wald
49179||Ostercappeln
49186||Bad Iburg
49191||Belm
49196||Bad Laer
49201||Dissen am Teutoburger Wald
49205||Hasbergen
49214||Bad Rothenfelde
49219||Glandorf
49324||Melle
49326||Melle
49328||Melle
49356||Diepholz
49377||Vechta
49393||Lohne (Oldenburg)
49401||Damme
49406||Barnstorf|Drentwede|Eydelstedt
49413||Dinklage
49419||Wagenfeld
49424||Goldenstedt
49429||Visbek
49434||Neuenkirchen-Vörden
49439||Steinfeld (Oldenburg)
49448||Brockum|Hüde|Lemförde|Marl|Quernheim|Stemshorn
49451||Holdorf
49453||Barver|Dickel|Hemsloh|Rehden|Wetschen
49456||Bakum
49457||Drebber
49459||Lembruch
49477||Ibbenbüren
49479||Ibbenbüren
49492||Westerkappeln
49497||Mettingen
49504||Lotte
49509||Recke
49525||Lengerich
49536||Lienen
49545||Tecklenburg
49549||Ladbergen
49565||Bramsche
49577||Ankum|Eggermühlen|Kettenkamp
49584||Fürstenau
49586||Merzen|Neuenkirchen
49593||Bersenbrück
49594||Alfhausen
49596||Gehrde
49597||Rieste
49599||Voltlage
49610||Quakenbrück
49624||Löningen
49626||Berge|Bippen
49632||Essen (Oldenburg)
49635||Badbergen
49637||Menslage
49638||Nortrup
49661||Cloppenburg
49681||Garrel
49685||Emstek
49688||Lastrup
49692||Cappeln (Oldenburg)
49696||Molbergen
49699||Lindern (Oldenburg)
49716||Meppen
49733||Haren
49740||Haselünne
49744||Geeste
49751||Hüven|Sögel|Spahnharrenstätte|Werpeloh
49757||Lahn|Vrees|Werlte
49762||Fresenburg|Lathen|Renkenberge|Sustrum
49767||Twist
49770||Dohren|Herzlake
49774||Lähden
49777||Groß Berßen|Klein Berßen|Stavern
49779||Niederlangen|Oberlangen
49808||Lingen
49809||Lingen
49811||Lingen
49824||Emlichheim|Laar|Ringe
49828||Esche|Georgsdorf|Lage|Neuenhaus|Osterwald
49832||Andervenne|Beesten|Freren|Messingen|Thuine
49835||Wietmarschen
49838||Gersten|Handrup|Langen|Lengerich|Wettrup
49843||Getelo|Gölenkamp|Halle|Uelsen|Wielen
49844||Bawinkel
49846||Hoogstede
49847||Itterbeck
49849||Wilsum
50126||Bergheim
50127||Bergheim
50129||Bergheim
50169||Kerpen
50170||Kerpen
50171||Kerpen
50181||Bedburg
50189||Elsdorf
50226||Frechen
50259||Pulheim
50321||Brühl
50354||Hürth
50374||Erftstadt
50389||Wesseling
50667||Köln
50668||Köln
50670||Köln
50672||Köln
50674||Köln
50676||Köln
50677||Köln
50678||Köln
50679||Köln
50733||Köln
50735||Köln
50737||Köln
50739||Köln
50765||Köln
50767||Köln
50769||Köln
50823||Köln
50825||Köln
50827||Köln
50829||Köln
50858||Köln
50859||Köln
50931||Köln
50933||Köln
50935||Köln
50937||Köln
50939||Köln
50968||Köln
50969||Köln
50996||Köln
50997||Köln
50999||Köln
51061||Köln
51063||Köln
51065||Köln
51067||Köln
51069||Köln
51103||Köln
51105||Köln
51107||Köln
51109||Köln
51143||Köln
51145||Köln
51147||Köln
51149||Köln
51371||Leverkusen
51373||Leverkusen
51375||Leverkusen
51377||Leverkusen
51379||Leverkusen
51381||Leverkusen
51399||Burscheid
51427||Bergisch Gladbach
51429||Bergisch Gladbach
51465||Bergisch Gladbach
51467||Bergisch Gladbach
51469||Bergisch Gladbach
51491||Overath
51503||Rösrath
51515||Kürten
51519||Odenthal
51545||Waldbröl
51570||Windeck
51580||Reichshof
51588||Nümbrecht
51597||Morsbach
51598||Friesenhagen
51643||Gummersbach
51645||Gummersbach
51647||Gummersbach
51674||Wiehl
51688||Wipperfürth
51702||Bergneustadt
51709||Marienheide
51766||Engelskirchen
51789||Lindlar
52062||Aachen
52064||Aachen
52066||Aachen
52068||Aachen
52070||Aachen
52072||Aachen
52074||Aachen
52076||Aachen
52078||Aachen
52080||Aachen
52134||Herzogenrath
52146||Würselen
52152||Simmerath
52156||Monschau
52159||Roetgen
52222||Stolberg (Rheinland)
52223||Stolberg (Rheinland)
52224||Stolberg (Rheinland)
52249||Eschweiler
52349||Düren
52351||Düren
52353||Düren
52355||Düren
52372||Kreuzau
52379||Langerwehe
52382||Niederzier
52385||Nideggen
52388||Nörvenich
52391||Vettweiß
52393||Hürtgenwald
52396||Heimbach
52399||Merzenich
52428||Jülich
52441||Linnich
52445||Titz
52457||Aldenhoven
52459||Inden
52477||Alsdorf
52499||Baesweiler
52511||Geilenkirchen
52525||Heinsberg|Waldfeucht
52531||Übach-Palenberg
52538||Gangelt|Selfkant
53111||Bonn
53113||Bonn
53115||Bonn
53117||Bonn
53119||Bonn
53121||Bonn
53123||Bonn
53125||Bonn
53127||Bonn
53129||Bonn
53173||Bonn
53175||Bonn
53177||Bonn
53179||Bonn
53225||Bonn
53227||Bonn
53229||Bonn
53332||Bornheim
53340||Meckenheim
53343||Wachtberg
53347||Alfter
53359||Rheinbach
53424||Remagen
53426||Dedenbach|Königsfeld|Schalkenbach
53474||Bad Neuenahr-Ahrweiler
53489||Sinzig
53498||Bad Breisig|Gönnersdorf|Waldorf
53501||Grafschaft
53505||Altenahr|Berg|Kalenborn|Kirchsahr
53506||Ahrbrück|Heckenbach|Hönningen|Kesseling|Lind|Rech
53507||Dernau
53508||Mayschoß
53518||Adenau|Herschbroich|Honerath|Kottenborn|Leimbach|Quiddelbach|Welcherath|Wimbach
53520||Dankerath|Drees|Dümpelfeld|Harscheid|Hümmel|Insul|Kaltenborn|Meuspath|Müllenbach|Nürburg|Ohlenhard|Reifferscheid|Rodder|Schuld|Senscheid|Sierscheid|Trierscheid|Wershofen|Winnerath
53533||Antweiler|Aremberg|Dorsel|Eichenbach|Fuchshofen|Müsch
53534||Barweiler|Bauler|Hoffeld|Pomster|Wiesemscheid|Wirft
53539||Bodenbach|Bongard|Borler|Brücktal|Gelenberg|Kelberg|Kirsbach|Reimerath
53545||Linz am Rhein|Ockenfels
53547||Breitscheid|Dattenberg|Hausen (Wied)|Hümmerich|Kasbach-Ohlenberg|Leubsdorf|Roßbach
53557||Bad Hönningen
53560||Vettelschoß
53562||Sankt Katharinen
53567||Asbach|Buchholz (Westerwald)
53572||Bruchhausen|Unkel
53577||Neustadt (Wied)
53578||Windhagen
53579||Erpel
53604||Bad Honnef
53619||Rheinbreitbach
53639||Königswinter
53721||Siegburg
53757||Sankt Augustin
53773||Hennef
53783||Eitorf
53797||Lohmar
53804||Much
53809||Ruppichteroth
53819||Neunkirchen-Seelscheid
53840||Troisdorf
53842||Troisdorf
53844||Troisdorf
53879||Euskirchen
53881||Euskirchen
53894||Mechernich
53902||Bad Münstereifel
53909||Zülpich
53913||Swisttal
53919||Weilerswist
53925||Kall
53937||Schleiden
53940||Hellenthal
53945||Blankenheim
53947||Nettersheim
53949||Dahlem
54290||Trier
54292||Trier
54293||Trier
54294||Trier
54295||Trier
54296||Trier
54298||Aach|Eisenach|Gilzem|Greimerath|Igel|Orenhofen|Welschbillig
54306||Kordel
54308||Langsur
54309||Newel
54310||Menningen|Minden|Ralingen an der Sauer
54311||Trierweiler
54313||Zemmer
54314||Baldringen|Hentern|Paschel|Schömerich|Vierherrenborn|Zerf
54316||Bonerath|Franzenheim|Hinzenburg|Hockweiler|Holzerath|Lampaden|Ollmuth|Pluwig|Schöndorf
54317||Farschweiler|Gusterath|Gutweiler|Herl|Kasel|Korlingen|Lorscheid|Morscheid|Osburg|Riveris|Sommerau|Thomm
54318||Mertesdorf
54320||Waldrach
54329||Konz
54331||Oberbillig|Pellingen
54332||Wasserliesch
54338||Longen|Schweich
54340||Bekond|Detzem|Ensch|Klüsserath|Köwerich|Leiwen|Longuich|Naurath (Eifel)|Pölich|Riol|Schleich|Thörnich
54341||Fell
54343||Föhren
54344||Kenn
54346||Mehring
54347||Neumagen-Dhron
54349||Trittenheim
54411||Deuselbach|Hermeskeil|Rorodt
54413||Bescheid|Beuren (Hochwald)|Damflos|Geisfeld|Grimburg|Gusenburg|Rascheid
54421||Hinzert-Pölert|Reinsfeld
54422||Börfink|Neuhütten|Züsch
54424||Burtscheid|Etgert|Gielert|Lückenburg|Thalfang
54426||Berglicht|Breit|Büdlich|Dhronecken|Gräfendhron|Heidenburg|Hilscheid|Immert|Malborn|Merschbach|Naurath|Neunkirchen|Schönberg|Talling
54427||Kell am See
54429||Heddert|Mandern|Schillingen|Waldweiler
54439||Fisch|Merzkirchen|Palzem|Saarburg
54441||Ayl|Kanzem|Kastel-Staadt|Kirf|Mannebach|Ockfen|Schoden|Taben-Rodt|Temmels|Trassem|Wawern|Wellen
54450||Freudenburg
54451||Irsch
54453||Nittel
54455||Serrig
54456||Onsdorf|Tawern
54457||Wincheringen
54459||Wiltingen
54470||Bernkastel-Kues|Graach|Lieser
54472||Brauneberg|Burgen|Gornhausen|Hochscheid|Kommen|Longkamp|Monzelfeld|Veldenz
54483||Kleinich
54484||Maring-Noviand
54486||Mülheim
54487||Wintrich
54492||Erden|Lösnich|Zeltingen-Rachtig
54497||Horath|Morbach
54498||Piesport
54516||Flußbach|Wittlich
54518||Altrich|Arenrath|Bergweiler|Binsfeld|Bruch|Dodenburg|Dreis|Esch|Gladbach|Heckenmünster|Heidweiler|Hupperath|Kesten|Minderlittgen|Minheim|Niersbach|Osann-Monzel|Platten|Plein|Rivenich|Sehlem
54523||Dierscheid|Hetzerath
54524||Klausen
54526||Landscheid
54528||Salmtal
54529||Spangdahlem
54531||Eckfeld|Manderscheid|Meerfeld|Pantenburg|Wallscheid
54533||Bettenfeld|Dierfeld|Eisenschmitt|Gipperath|Gransdorf|Greimerath|Hasborn|Laufeld|Niederöfflingen|Niederscheidweiler|Oberkail|Oberöfflingen|Oberscheidweiler|Schwarzenborn|Willwerscheid
54534||Großlittgen|Karl|Musweiler|Schladt
54536||Kröv
54538||Bausendorf|Bengel|Diefenbach|Hontheim|Kinderbeuern|Kinheim
54539||Ürzig
54550||Daun
54552||Beinhausen|Boxberg|Brockscheid|Darscheid|Demerath|Dockweiler|Dreis-Brück|Ellscheid|Gefell|Hörscheid|Hörschhausen|Immerath|Katzwinkel|Kradenbach|Mehren|Neichen|Nerdlen|Sarmersbach|Schalkenmehren|Schönbach|Steineberg|Steiningen|Strotzbüsch|Üdersdorf|Udler|Utzerath
54558||Gillenfeld|Mückeln|Saxler|Strohn|Winkel
54568||Gerolstein
54570||Berlingen|Betteldorf|Bleckhausen|Densborn|Deudesfeld|Hinterweiler|Hohenfels-Essingen|Kalenborn-Scheuern|Kirchweiler|Meisburg|Mürlenbach|Neroth|Niederstadtfeld|Oberstadtfeld|Pelm|Rockeskyll|Salm|Schutz|Wallenborn|Weidenbach
54574||Birresborn|Kopp
54576||Dohm-Lammersdorf|Hillesheim
54578||Basberg|Berndorf|Kerpen|Nohn|Oberbettingen|Oberehe-Stroheich|Walsdorf|Wiesbaum
54579||Üxheim
54584||Feusdorf|Gönnersdorf|Jünkerath
54585||Esch
54586||Schüller
54587||Birgel|Lissendorf
54589||Kerschenbach|Stadtkyll
54595||Gondenbrett|Orlenbach|Pittenbach|Prüm|Watzerath|Weinsheim
54597||Auw bei Prüm|Balesfeld|Burbach|Duppach|Euscheid|Feuerscheid|Fleringen|Habscheid|Hersdorf|Kinzenburg|Kleinlangenfeld|Lascheid|Lierfeld|Lünebach|Masthorn|Matzerath|Merlscheid|Neuendorf|Neuheilenbach|Olzheim|Ormont|Plütscheid|Pronsfeld|Reuth|Rommersheim|Roth|Schwirzheim|Seiwerath|Steffeln|Strickscheid
54608||Bleialf|Brandscheid|Buchet|Großlangenfeld|Mützenich|Oberlascheid|Sellerich|Winterscheid
54610||Büdesheim
54611||Hallschlag|Scheid
54612||Lasel|Nimshuscheid|Wawern
54614||Dingdorf|Giesdorf|Heisdorf|Niederlauch|Nimsreuland|Oberlauch|Schönecken|Winringen
54616||Winterspelt
54617||Harspelt|Lützkampen|Sevenig (Our)
54619||Eschfeld|Großkampenberg|Heckhuscheid|Herzfeld|Kesfeld|Leidenborn|Lichtenborn|Reiff|Roscheid|Sengerich|Üttfeld
54634||Birtlingen|Bitburg|Metterich|Niederstedem|Oberstedem
54636||Altscheid|Baustert|Bickendorf|Biersdorf|Brecht|Dahlem|Dockendorf|Echtershausen|Ehlenz|Eßlingen|Feilsdorf|Fließem|Hamm|Heilenbach|Hütterscheid|Hüttingen an der Kyll|Idenheim|Idesheim|Ingendorf|Ließem|Meckel|Messerich|Mülbach|Nattenheim|Niederweiler|Oberweiler|Oberweis|Rittersdorf|Röhl|Scharfbillig
54646||Bettingen|Brimingen|Burg|Enzen|Halsdorf|Hisel|Niehl|Olsdorf|Stockem|Wettlingen
54647||Dudeldorf|Gondorf|Pickließem
54649||Dackscheid|Eilscheid|Hargarten|Lambertsberg|Lauperath|Manderscheid|Mauel|Niederpierscheid|Oberpierscheid|Pintesfeld|Waxweiler
54655||Etteldorf|Kyllburg|Kyllburgweiler|Malberg|Malbergweich|Orsfeld|Sankt Thomas|Seinsfeld|Steinborn|Usch|Wilsecker|Zendscheid
54657||Badem|Gindorf|Neidenbach
54662||Beilingen|Herforst|Philippsheim|Speicher
54664||Auw an der Kyll|Hosten|Preist
54666||Irrel
54668||Alsdorf|Echternacherbrück|Ernzen|Ferschweiler|Holsthum|Kaschenbach|Niederweis|Peffingen|Prümzurlay|Schankweiler
54669||Bollendorf
54673||Ammeldingen bei Neuerburg|Bauler|Berkoth|Berscheid|Burscheid|Dauwelshausen|Emmelbaum|Gemünd|Heilbach|Herbstmühle|Hütten|Karlshausen|Keppeshausen|Koxhausen|Krautscheid|Leimbach|Muxerath|Nasingen|Neuerburg|Plascheid|Rodershausen|Scheitenkorb|Scheuern|Sevenig|Uppershausen|Waldhof-Falkenstein|Zweifelscheid
54675||Ammeldingen an der Our|Biesdorf|Fischbach-Oberraden|Geichlingen|Gentingen|Hommerdingen|Hüttingen|Körperich|Kruchten|Lahr|Mettendorf|Niedergeckler|Niederraden|Nusbaum|Obergeckler|Roth an der Our|Sinspelt|Utscheid|Wallendorf
54687||Arzfeld
54689||Affler|Dahnen|Daleiden|Dasburg|Irrhausen|Jucken|Kickeshausen|Olmscheid|Preischeid|Reipeldingen|Übereisenbach
55116||Mainz
55118||Mainz
55120||Mainz
55122||Mainz
55124||Mainz
55126||Mainz
55127||Mainz
55128||Mainz
55129||Mainz
55130||Mainz
55131||Mainz
55218||Ingelheim am Rhein
55232||Alzey|Ensheim
55234||Albig|Bechenheim|Bechtolsheim|Bermersheim vor der Höhe|Biebelnheim|Dintesheim|Eppelsheim|Erbes-Büdesheim|Esselborn|Flomborn|Framersheim|Freimersheim|Gau-Heppenheim|Hangen-Weisheim|Hochborn|Kettenheim|Monzernheim|Nack|Nieder-Wiesen|Ober-Flörsheim|Offenheim|Wahlheim|Wendelsheim
55237||Bornheim|Flonheim|Lonsheim
55239||Gau-Odernheim
55257||Budenheim
55262||Heidesheim am Rhein
55263||Wackernheim
55268||Nieder-Olm
55270||Bubenheim|Engelstadt|Essenheim|Jugenheim|Klein-Winternheim|Ober-Olm|Schwabenheim an der Selz|Sörgenloch|Zornheim
55271||Stadecken-Elsheim
55276||Dienheim|Oppenheim
55278||Dalheim|Dexheim|Dolgesheim|Eimsheim|Friesenheim|Hahnheim|Köngernheim|Ludwigshöhe|Mommenheim|Selzen|Uelversheim|Undenheim|Weinolsheim
55283||Nierstein
55286||Sulzheim|Wörrstadt
55288||Armsheim|Gabsheim|Partenheim|Schornsheim|Spiesheim|Udenheim
55291||Saulheim
55294||Bodenheim
55296||Gau-Bischofsheim|Harxheim|Lörzweiler
55299||Nackenheim
55411||Bingen am Rhein
55413||Manubach|Niederheimbach|Oberdiebach|Oberheimbach|Trechtingshausen|Weiler
55422||Bacharach|Breitscheid
55424||Münster-Sarmsheim
55425||Waldalgesheim
55430||Oberwesel|Perscheid|Urbar
55432||Damscheid|Niederburg
55435||Gau-Algesheim
55437||Appenheim|Nieder-Hilbersheim|Ober-Hilbersheim|Ockenheim
55442||Daxweiler|Roth|Stromberg|Warmsroth
55444||Dörrebach|Eckenroth|Schöneberg|Schweppenhausen|Seibersbach|Waldlaubersheim
55450||Langenlonsheim
55452||Dorsheim|Guldental|Hergenfeld|Laubenheim|Rümmelsheim/Burg Layen|Windesheim
55457||Gensingen|Horrweiler
55459||Aspisheim|Grolsheim
55469||Altweidelbach|Belgweiler|Bergenhausen|Budenbach|Holzbach|Horn|Klosterkumbd|Mutterschied|Nannhausen|Niederkumbd|Ohlweiler|Oppertshausen|Pleizenhausen|Rayerschied|Riegenroth|Schönborn|Simmern
55471||Biebern|Fronhofen|Keidelheim|Külz|Kümbdchen|Neuerkirch|Ravengiersburg|Reich|Sargenroth|Tiefenbach|Wüschheim
55481||Dillendorf|Hecken|Kirchberg|Kludenbach|Lindenschied|Maitzborn|Metzenhausen|Nieder Kostenz|Ober Kostenz|Reckershausen|Rödern|Schwarzen|Todenroth|Womrath
55483||Bärenbach|Dickenschied|Heinzenbach|Hirschfeld|Horbruch|Kappel|Krummenau|Lautzenhausen|Schlierschied|Unzenberg
55487||Dill|Laufersweiler|Niedersohren|Sohren|Sohrschied
55490||Gehlweiler|Gemünden|Henau|Mengerschied|Rohrbach|Woppenroth
55491||Büchenbeuren|Niederweiler|Wahlenau
55494||Benzweiler|Dichtelbach|Erbach|Liebshausen|Mörschbach|Rheinböllen|Wahlbach
55496||Argenthal
55497||Ellern|Schnorbach
55499||Riesweiler
55543||Bad Kreuznach
55545||Bad Kreuznach
55546||Biebelsheim|Frei-Laubersheim|Fürfeld|Hackenheim|Neu-Bamberg|Pfaffen-Schwabenheim|Tiefenthal|Volxheim
55559||Bretzenheim
55566||Bad Sobernheim|Daubach|Ippenschied|Kirschroth|Meddersheim|Rehbach
55568||Abtweiler|Lauschied|Staudernheim
55569||Auen|Langenthal|Monzingen|Nußbaum
55571||Odernheim am Glan
55576||Badenheim|Pleitersheim|Sprendlingen|Welgesheim|Zotzenheim
55578||Gau-Weinheim|Sankt Johann|Vendersheim|Wallertheim|Wolfsheim
55583||Bad Münster am Stein-Ebernburg
55585||Altenbamberg|Duchroth|Hochstätten|Niederhausen|Norheim|Oberhausen an der Nahe
55590||Meisenheim
55592||Breitenheim|Desloch|Jeckenbach|Raumbach|Rehborn
55593||Rüdesheim
55595||Allenfeld|Argenschwang|Bockenau|Boos|Braunweiler|Burgsponheim|Dalberg|Gebroth|Gutenberg|Hargesheim|Hüffelsheim|Mandel|Münchwald|Roxheim|Sankt Katharinen|Sommerloch|Spabrücken|Spall|Sponheim|Traisen|Wallhausen|Weinsheim|Winterbach|Winterburg
55596||Oberstreit|Schloßböckelheim|Waldböckelheim
55597||Gumbsheim|Wöllstein
55599||Eckelsheim|Gau-Bickelheim|Siefersheim|Stein-Bockenheim|Wonsheim
55606||Bärweiler|Brauweiler|Bruschied|Hahnenbach|Heimweiler|Heinzenberg|Hochstetten-Dhaun|Horbach|Kellenbach|Kirn|Königsau|Limbach|Meckenbach|Oberhausen|Otzweiler
55608||Becherbach bei Kirn|Bergen|Berschweiler|Griebelschied|Hausen|Schneppenbach
55618||Simmertal
55619||Hennweiler
55621||Hundsbach
55624||Bollenbach|Gösenroth|Oberkirn|Rhaunen|Schwerbach|Weitersbach
55626||Bundenbach
55627||Martinstein|Merxheim|Weiler bei Monzingen
55629||Schwarzerden|Seesbach|Weitersborn
55743||Fischbach|Gerach|Hintertiefenbach|Idar-Oberstein|Kirschweiler
55756||Herrstein
55758||Allenbach|Asbach|Bärenbach|Breitenthal|Bruchweiler|Dickesbach|Hellertshausen|Herborn|Hettenrodt|Hottenbach|Kempfeld|Langweiler|Mackenrodt|Mittelreidenbach|Mörschied|Niederhosenbach|Niederwörresbach|Oberhosenbach|Oberreidenbach|Oberwörresbach|Schauren|Schmidthachenbach|Sensweiler|Sien|Sienhachenbach|Sonnschied|Stipshausen|Sulzbach|Veitsrodt|Vollmersbach
55765||Birkenfeld|Dambach|Dienstweiler|Elchweiler|Ellenberg|Ellweiler|Oberhambach|Rimsberg|Schmißberg
55767||Abentheuer|Achtelsbach|Brücken|Buhlenberg|Gimbweiler|Gollenberg|Hattgenstein|Kronweiler|Leisel|Meckenbach|Niederbrombach|Niederhambach|Nohen|Oberbrombach|Rinzenberg|Rötsweiler-Nockenthal|Schwollen|Siesbach|Sonnenberg-Winnenberg|Wilzenberg-Hußweiler
55768||Hoppstädten-Weiersbach
55774||Baumholder
55776||Berglangenbach|Frauenberg|Hahnweiler|Reichenbach|Rohrbach|Rückweiler|Ruschberg
55777||Berschweiler|Eckersweiler|Fohren-Linden|Mettweiler
55779||Heimbach|Leitzweiler
56068||Koblenz
56070||Koblenz
56072||Koblenz
56073||Koblenz
56075||Koblenz
56076||Koblenz
56077||Koblenz
56112||Lahnstein
56130||Bad Ems
56132||Becheln|Dausenau|Frücht|Kemmenau|Miellen|Nievern
56133||Fachbach
56154||Boppard
56170||Bendorf
56179||Niederwerth|Vallendar
56182||Urbar
56191||Weitersburg
56203||Höhr-Grenzhausen
56204||Hillscheid
56206||Hilgert|Kammerforst
56218||Mülheim-Kärlich
56220||Bassenheim|Kaltenengers|Kettig|Sankt Sebastian|Urmitz
56235||Hundsdorf|Ransbach-Baumbach
56237||Alsbach|Breitenau|Caan|Deesen|Nauort|Oberhaid|Sessenbach|Wirscheid|Wittgert
56242||Ellenhausen|Marienrachdorf|Nordhofen|Quirnbach|Selters
56244||Arnshöfen|Ettinghausen|Ewighausen|Freilingen|Freirachdorf|Goddert|Hahn am See|Hartenfels|Helferskirchen|Krümmel|Kuhnhöfen|Leuterod|Maxsain|Niedersayn|Ötzingen|Rückeroth|Schenkelberg|Sessenhausen|Steinen|Vielbach|Weidenhahn|Wölferlingen
56249||Herschbach
56253||Treis-Karden
56254||Moselkern|Müden
56269||Dierdorf|Marienhausen
56271||Isenburg|Kleinmaischeid|Maroth|Mündersbach|Roßbach
56276||Großmaischeid|Stebach
56281||Dörth|Emmelshausen|Hungenroth|Karbach|Schwall
56283||Beulich|Gondershausen|Halsenbach|Kratzenburg|Mermuth|Morshausen|Ney|Nörtershausen
56288||Alterkülz|Bell|Braunshorn|Bubach|Hasselbach|Hollnich|Kastellaun|Korweiler|Lahr|Laubach|Michelbach|Roth|Spesenroth|Zilshausen
56290||Beltheim|Buch|Dommershausen|Gödenroth|Lieg|Lütz|Macken|Mörsdorf|Uhler
56291||Badenhard|Bickenbach|Birkheim|Hausbay|Kisselbach|Laudert|Leiningen|Lingerhahn|Maisborn|Mühlpfad|Niedert|Norath|Pfalzfeld|Steinbach|Thörlingen|Utzenhain|Wiebelsheim
56294||Gappenach|Gierschnach|Kalt|Münstermaifeld|Wierschem
56295||Kerben|Lonnig|Rüber
56299||Ochtendung
56305||Döttesfeld|Puderbach
56307||Dernbach|Dürrholz|Harschbach
56316||Hanroth|Niederhofen|Raubach
56317||Linkenbach|Urbach
56321||Brey|Rhens
56322||Spay
56323||Waldesch
56329||Sankt Goar
56330||Kobern-Gondorf
56332||Alken|Brodenbach|Burgen|Dieblich|Hatzenport|Kattenes|Lehmen|Löf|Niederfell|Oberfell|Wolken
56333||Winningen
56335||Neuhäusel
56337||Arzbach|Eitelborn|Kadenbach|Simmern
56338||Braubach
56340||Dachsenhausen|Osterspai
56341||Filsen|Kamp-Bornhofen
56346||Lykershausen|Prath|Sankt Goarshausen
56348||Bornich|Dahlheim|Dörscheid|Kestert|Patersberg|Weisel
56349||Kaub
56355||Bettendorf|Diethardt|Endlichhofen|Hunzel|Kehlbach|Lautert|Nastätten|Oberbachheim|Weidenbach|Winterwerb
56357||Auel|Berg|Bogel|Buch|Dessighofen|Dornholzhausen|Ehr|Eschbach|Geisig|Gemmerich|Hainau|Himmighofen|Holzhausen an der Haide|Kasdorf|Lierschied|Lipporn|Lollschied|Marienfels|Miehlen|Niederbachheim|Niederwallmenach|Nochern|Obertiefenbach|Oberwallmenach|Oelsberg|Pohl|Reichenberg|Reitzenhain|Rettershain|Ruppertshofen
56368||Berghausen|Ergeshausen|Herold|Katzenelnbogen|Klingelbach|Niedertiefenbach|Roth
56370||Allendorf|Attenhausen|Berndroth|Biebrich|Bremberg|Dörsdorf|Ebertshausen|Eisighofen|Gutenacker|Kördorf|Mittelfischbach|Oberfischbach|Reckenroth|Rettert|Schönborn|Wasenbach
56377||Misselberg|Nassau|Schweighausen|Seelbach
56379||Charlottenberg|Dienethal|Dörnberg|Geilnau|Holzappel|Hömberg|Horhausen|Laurenburg|Obernhof|Oberwies|Scheidt|Singhofen|Steinsberg|Sulzbach|Weinähr|Winden|Zimmerschied
56410||Montabaur
56412||Boden|Daubach|Gackenbach|Girod|Görgeshausen|Großholbach|Heilberscheid|Heiligenroth|Holler|Horbach|Hübingen|Nentershausen|Niederelbert|Niedererbach|Nomborn|Oberelbert|Ruppach-Goldhausen|Stahlhofen|Untershausen|Welschneudorf
56414||Berod bei Wallmerod|Bilkheim|Dreikirchen|Herschbach (Oberwesterwald)|Hundsangen|Meudt|Molsberg|Niederahr|Oberahr|Obererbach|Salz|Steinefrenz|Wallmerod|Weroth|Zehnhausen bei Wallmerod
56422||Wirges
56424||Bannberscheid|Ebernhahn|Mogendorf|Moschheim|Staudt
56427||Siershahn
56428||Dernbach (Westerwald)
56457||Halbs|Hergenroth|Westerburg
56459||Ailertchen|Bellingen|Berzhahn|Brandscheid|Elbingen|Gemünden|Girkenroth|Guckheim|Härtlingen|Kaden|Kölbingen|Langenhahn|Mähren|Pottum|Rotenhain|Rothenbach|Stahlhofen am Wiesensee|Stockum-Püschen|Weltersburg|Willmenrod|Winnen
56462||Höhn
56470||Bad Marienberg
56472||Dreisbach|Fehl-Ritzhausen|Großseifen|Hahn bei Marienberg|Hardt|Hof|Lautzenbrücken|Nisterau|Nisterberg|Stockhausen-Illfurth
56477||Nister-Möhrendorf|Rennerod|Waigandshain|Zehnhausen bei Rennerod
56479||Bretthausen|Hellenhahn-Schellenberg|Homberg|Hüblingen|Irmtraut|Liebenscheid|Neunkirchen|Neustadt (Westerwald)|Niederroßbach|Oberrod|Oberroßbach|Rehe|Salzburg|Seck|Stein-Neukirch|Waldmühlen|Westernohe|Willingen
56564||Neuwied
56566||Neuwied
56567||Neuwied
56575||Weißenthurm
56579||Bonefeld|Hardert|Rengsdorf
56581||Ehlscheid|Kurtscheid|Melsbach
56584||Anhausen|Meinborn|Rüscheid|Thalhausen
56587||Oberhonnefeld-Gierend|Oberraden|Straßenhaus
56588||Waldbreitbach
56589||Datzeroth|Niederbreitbach
56593||Bürdenbach|Güllesheim|Horhausen|Krunkel|Niedersteinebach|Obersteinebach|Pleckhausen
56594||Willroth
56598||Hammerstein|Rheinbrohl
56599||Leutesdorf
56626||Andernach
56630||Kretz
56637||Plaidt
56642||Kruft
56645||Nickenich
56648||Saffig
56651||Brenk|Galenberg|Niederdürenbach|Niederzissen|Oberdürenbach|Oberzissen
56653||Glees|Wassenach|Wehr
56656||Brohl-Lützing
56659||Burgbrohl
56727||Mayen|Reudelsterz|Sankt Johann
56729||Acht|Anschau|Arft|Baar|Bermel|Boos|Ditscheid|Ettringen|Herresbach|Hirten|Kehrig|Kirchwald|Langenfeld|Langscheid|Lind|Luxem|Monreal|Münk|Nachtsheim|Nitz|Siebenbach|Virneburg|Weiler|Welschenbach
56736||Kottenheim
56743||Mendig|Thür
56745||Bell|Hausten|Rieden|Volkesfeld|Weibern
56746||Hohenleimbach|Kempenich|Spessart
56751||Einig|Gering|Kollig|Polch
56753||Mertloch|Naunheim|Pillig|Trimbs|Welling
56754||Binningen|Brohl|Dünfus|Forst (Eifel)|Möntenich|Roes
56759||Eppenberg|Kaisersesch|Kalenborn|Laubach|Leienkaul
56761||Brachtendorf|Düngenheim|Eulgem|Gamlen|Hambuch|Hauroth|Kaifenheim|Masburg|Müllenbach|Urmersbach|Zettingen
56766||Auderath|Berenbach|Filz|Horperath|Ulmen
56767||Gunderath|Höchstberg|Kaperich|Kolverath|Kötterichen|Lirstal|Mosbruch|Oberelz|Sassen|Uersfeld|Ueß
56769||Arbach|Bereborn|Mannebach|Retterath
56812||Cochem|Dohr|Valwig
56814||Beilstein|Bremm|Bruttig-Fankel|Ediger-Eller|Ernst|Faid|Greimersburg|Illerich|Landkern|Wirfus
56818||Klotten
56820||Briedern|Mesenich|Nehren|Senheim-Senhals
56821||Ellenz-Poltersdorf
56823||Büchel
56825||Beuren|Gevenich|Gillenbeuren|Kliding|Schmitt|Urschmitt|Weiler
56826||Lutzerath|Wagenhausen|Wollmerath
56828||Alflen
56829||Brieden|Kail|Pommern
56841||Traben-Trarbach
56843||Burg (Mosel)|Irmenach|Lötzbeuren|Starkenburg
56850||Enkirch|Hahn|Raversbeuren
56856||Zell
56858||Altlay|Altstrimmig|Belg|Forst (Hunsrück)|Grenderich|Haserich|Liesenich|Mittelstrimmig|Neef|Peterswald-Löffelscheid|Rödelhausen|Sankt Aldegund|Sosberg|Tellig|Würrich
56859||Alf|Bullay
56861||Reil
56862||Pünderich
56864||Bad Bertrich
56865||Blankenrath|Hesweiler|Moritzheim|Panzweiler|Reidenhausen|Schauren|Walhausen
56867||Briedel
56869||Mastershausen
57072||Siegen
57074||Siegen
57076||Siegen
57078||Siegen
57080||Siegen
57223||Kreuztal
57234||Wilnsdorf
57250||Netphen
57258||Freudenberg
57271||Hilchenbach
57290||Neunkirchen
57299||Burbach
57319||Bad Berleburg|Bad Berleburg Alertshausen|Bad Berleburg Arfeld|Bad Berleburg Aue|Bad Berleburg Bad Berleburg|Bad Berleburg Beddelhausen|Bad Berleburg Berghausen|Bad Berleburg Diedenshausen|Bad Berleburg Dotzlar|Bad Berleburg Elsoff|Bad Berleburg Girkhausen|Bad Berleburg Hemschlar|Bad Berleburg Raumland|Bad Berleburg Richstein|Bad Berleburg Rinthe|Bad Berleburg Sassenhausen|Bad Berleburg Schüllar|Bad Berleburg Schwarzenau|Bad Berleburg Stünzel|Bad Berleburg Weidenhausen|Bad Berleburg Wemlighausen|Bad Berleburg Wingeshausen|Bad Berleburg Wunderthausen
57334||Bad Laasphe
57339||Erndtebrück
57368||Lennestadt
57392||Schmallenberg
57399||Kirchhundem
57413||Finnentrop
57439||Attendorn
57462||Olpe
57482||Wenden
57489||Drolshagen
57518||Alsdorf|Betzdorf|Steineroth
57520||Derschen|Dickendorf|Emmerzhausen|Friedewald|Grünebach|Kausen|Langenbach bei Kirburg|Mauden|Molzhain|Neunkhausen|Niederdreisbach|Rosenheim|Schutzbach|Steinebach/Sieg
57537||Forst|Mittelhof|Wissen
57539||Bitzen|Breitscheidt|Bruchertseifen|Etzbach|Fürthen|Hövels|Roth|Selbach
57548||Kirchen
57555||Brachbach|Mudersbach
57562||Herdorf
57567||Daaden
57572||Harbach|Niederfischbach
57577||Hamm|Seelbach
57578||Elkenroth
57580||Elben|Fensdorf|Gebhardshain
57581||Katzwinkel
57583||Mörlen|Nauroth
57584||Scheuerfeld|Wallmenroth
57586||Weitefeld
57587||Birken-Honigsessen
57589||Birkenbeul|Niederirsen|Pracht
57610||Almersbach|Altenkirchen|Bachenberg|Gieleroth|Ingelbach|Michelbach
57612||Birnbach|Busenhausen|Eichelhardt|Giesenhausen|Helmenzen|Helmeroth|Hemmelzen|Heupelzen|Hilgenroth|Idelberg|Isert|Kettenhausen|Kroppach|Obererbach|Ölsen|Racksen|Volkerzen
57614||Berod bei Höchstenbach|Borod|Fluterschen|Mudenbach|Niederwambach|Oberwambach|Ratzert|Steimel|Stürzelbach|Wahlrod|Woldert
57627||Astert|Gehlert|Hachenburg|Heuzert|Marzhausen
57629||Atzelgift|Dreifelden|Heimborn|Höchstenbach|Kirburg|Kundert|Limbach|Linden|Lochum|Luckenbach|Malberg|Merkelbach|Mörsbach|Müschenbach|Norken|Stein-Wingert|Steinebach an der Wied|Streithausen|Wied
57632||Berzhausen|Burglahr|Eichen|Eulenberg|Flammersfeld|Giershausen|Kescheid|Orfgen|Peterslahr|Reiferscheid|Rott|Schürdt|Seelbach|Seifen|Walterschen|Ziegenhain
57635||Ersfeld|Fiersbach|Forstmehren|Hasselbach|Hirz-Maulsbach|Kircheib|Kraam|Mehren|Oberirsen|Rettersen|Werkhausen|Weyerbusch|Wölmersen
57636||Mammelzen|Sörth
57638||Neitersen|Obernau|Schöneberg
57639||Oberdreis|Rodenbach
57641||Oberlahr
57642||Alpenrod
57644||Hattert|Welkenbach|Winkelbach
57645||Nister
57647||Enspel|Nistertal
57648||Bölsberg|Unnau
58089||Hagen
58091||Hagen
58093||Hagen
58095||Hagen
58097||Hagen
58099||Hagen
58119||Hagen
58135||Hagen
58239||Schwerte
58256||Ennepetal
58285||Gevelsberg
58300||Wetter (Ruhr)
58313||Herdecke
58332||Schwelm
58339||Breckerfeld
58452||Witten
58453||Witten
58454||Witten
58455||Witten
58456||Witten
58507||Lüdenscheid
58509||Lüdenscheid
58511||Lüdenscheid
58513||Lüdenscheid
58515||Lüdenscheid
58540||Meinerzhagen
58553||Halver
58566||Kierspe
58579||Schalksmühle
58636||Iserlohn
58638||Iserlohn
58640||Iserlohn
58642||Iserlohn
58644||Iserlohn
58675||Hemer
58706||Menden
58708||Menden
58710||Menden
58730||Fröndenberg
58739||Wickede
58762||Altena
58769||Nachrodt-Wiblingwerde
58791||Werdohl
58802||Balve
58809||Neuenrade
58840||Plettenberg
58849||Herscheid
59063||Hamm
59065||Hamm
59067||Hamm
59069||Hamm
59071||Hamm
59073||Hamm
59075||Hamm
59077||Hamm
59174||Kamen
59192||Bergkamen
59199||Bönen
59227||Ahlen
59229||Ahlen
59269||Beckum
59302||Oelde
59320||Ennigerloh
59329||Wadersloh
59348||Lüdinghausen
59368||Werne
59379||Selm
59387||Ascheberg
59394||Nordkirchen
59399||Olfen
59423||Unna
59425||Unna
59427||Unna
59439||Holzwickede
59457||Werl
59469||Ense
59494||Soest
59505||Bad Sassendorf
59510||Lippetal
59514||Welver
59519||Möhnesee
59555||Lippstadt
59556||Lippstadt
59557||Lippstadt
59558||Lippstadt
59581||Warstein
59590||Geseke
59597||Erwitte
59602||Rüthen
59609||Anröchte
59755||Arnsberg
59757||Arnsberg
59759||Arnsberg
59821||Arnsberg
59823||Arnsberg
59846||Sundern
59872||Meschede
59889||Eslohe
59909||Bestwig
59929||Brilon
59939||Olsberg
59955||Winterberg
59964||Medebach
59969||Bromskirchen|Hallenberg
60306||Frankfurt am Main
60308||Frankfurt am Main
60310||Frankfurt am Main
60311||Frankfurt am Main
60313||Frankfurt am Main
60314||Frankfurt am Main
60316||Frankfurt am Main
60318||Frankfurt am Main
60320||Frankfurt am Main
60322||Frankfurt am Main
60323||Frankfurt am Main
60325||Frankfurt am Main
60326||Frankfurt am Main
60327||Frankfurt am Main
60329||Frankfurt am Main
60379||DAK-Gesundheit
60385||Frankfurt am Main
60386||Frankfurt am Main
60388||Frankfurt am Main
60389||Frankfurt am Main
60431||Frankfurt am Main
60433||Frankfurt am Main
60435||Frankfurt am Main
60437||Frankfurt am Main
60438||Frankfurt am Main
60439||Frankfurt am Main
60486||Frankfurt am Main
60487||Frankfurt am Main
60488||Frankfurt am Main
60489||Frankfurt am Main
60528||Frankfurt am Main
60529||Frankfurt am Main
60549||Frankfurt am Main
60594||Frankfurt am Main
60596||Frankfurt am Main
60598||Frankfurt am Main
60599||Frankfurt am Main
61118||Bad Vilbel
61130||Nidderau
61137||Schöneck
61138||Niederdorfelden
61169||Friedberg
61184||Karben
61191||Rosbach vor der Höhe|Rosbach vor der Höhe Nieder-Rosbach|Rosbach vor der Höhe Ober-Rosbach|Rosbach vor der Höhe Rodheim vor der Höhe
61194||Niddatal
61197||Florstadt
61200||Wölfersheim
61203||Reichelsheim
61206||Wöllstadt
61209||Echzell
61231||Bad Nauheim
61239||Ober-Mörlen
61250||Usingen
61267||Neu-Anspach
61273||Wehrheim
61276||Weilrod
61279||Grävenwiesbach
61348||Bad Homburg vor der Höhe
61350||Bad Homburg vor der Höhe
61352||Bad Homburg vor der Höhe
61381||Friedrichsdorf
61389||Schmitten
61440||Oberursel
61449||Steinbach (Taunus)
61462||Königstein im Taunus|Königstein im Taunus Falkenstein|Königstein im Taunus Mammolshain|Königstein im Taunus Schneidhain
61476||Kronberg im Taunus
61479||Glashütten
63065||Offenbach
63067||Offenbach
63069||Offenbach
63071||Offenbach
63073||Offenbach
63075||Offenbach
63110||Rodgau
63128||Dietzenbach
63150||Heusenstamm
63165||Mühlheim
63179||Obertshausen
63225||Langen
63263||Neu-Isenburg
63303||Dreieich
63322||Rödermark
63329||Egelsbach
63405||Hanau
63450||Hanau
63452||Hanau
63454||Hanau
63456||Hanau
63457||Hanau
63477||Maintal
63486||Bruchköbel
63500||Seligenstadt
63505||Langenselbold
63512||Hainburg
63517||Rodenbach
63526||Erlensee
63533||Mainhausen
63538||Großkrotzenburg
63543||Neuberg
63546||Hammersbach
63549||Ronneburg
63571||Gelnhausen
63584||Gründau
63594||Hasselroth
63599||Biebergemünd
63607||Wächtersbach
63619||Bad Orb
63628||Bad Soden-Salmünster
63633||Birstein
63636||Brachttal
63637||Jossgrund
63639||Flörsbachtal
63654||Büdingen
63667||Nidda
63674||Altenstadt
63679||Schotten
63683||Ortenberg
63688||Gedern
63691||Ranstadt
63694||Limeshain
63695||Glauburg
63697||Hirzenhain
63699||Kefenrod
63739||Aschaffenburg
63741||Aschaffenburg
63743||Aschaffenburg
63755||Alzenau in Unterfranken
63762||Großostheim
63768||Hösbach
63773||Goldbach
63776||Mömbris
63785||Obernburg am Main
63791||Karlstein am Main
63796||Kahl am Main
63801||Kleinostheim
63808||Haibach
63811||Stockstadt am Main
63814||Mainaschaff
63820||Elsenfeld
63825||Blankenbach|Schöllkrippen|Sommerkahl|Westerngrund
63826||Geiselbach
63828||Kleinkahl
63829||Krombach
63831||Wiesen
63834||Sulzbach am Main
63839||Kleinwallstadt
63840||Hausen
63843||Niedernberg
63846||Laufach
63849||Leidersbach
63853||Mömlingen
63856||Bessenbach
63857||Waldaschaff
63860||Rothenbuch
63863||Eschau
63864||Glattbach
63867||Johannesberg
63868||Großwallstadt
63869||Heigenbrücken
63871||Heinrichsthal
63872||Heimbuchenthal
63874||Dammbach
63875||Mespelbrunn
63877||Sailauf
63879||Weibersbrunn
63897||Miltenberg
63906||Erlenbach am Main
63911||Klingenberg am Main
63916||Amorbach
63920||Großheubach
63924||Kleinheubach|Rüdenau
63925||Laudenbach
63927||Bürgstadt
63928||Eichenbühl
63930||Neunkirchen
63931||Kirchzell
63933||Mönchberg
63934||Röllbach
63936||Schneeberg
63937||Weilbach
63939||Wörth am Main
64283||Darmstadt
64285||Darmstadt
64287||Darmstadt
64289||Darmstadt
64291||Darmstadt
64293||Darmstadt
64295||Darmstadt
64297||Darmstadt
64319||Pfungstadt
64331||Weiterstadt
64342||Seeheim-Jugenheim
64347||Griesheim
64354||Reinheim
64367||Mühltal
64372||Ober-Ramstadt
64380||Roßdorf
64385||Reichelsheim
64390||Erzhausen
64395||Brensbach
64397||Modautal
64401||Groß-Bieberau
64404||Bickenbach
64405||Fischbachtal
64407||Fränkisch-Crumbach
64409||Messel
64521||Groß-Gerau
64546||Mörfelden-Walldorf
64560||Riedstadt
64569||Nauheim
64572||Büttelborn
64579||Gernsheim
64584||Biebesheim am Rhein
64589||Stockstadt am Rhein
64625||Bensheim
64646||Heppenheim (Bergstraße)
64653||Lorsch
64658||Fürth
64665||Alsbach-Hähnlein
64668||Rimbach
64673||Zwingenberg
64678||Lindenfels
64683||Einhausen
64686||Lautertal
64689||Grasellenbach
64711||Erbach
64720||Michelstadt
64732||Bad König
64739||Höchst im Odenwald
64743||Beerfelden
64747||Breuberg
64750||Lützelbach
64753||Brombachtal
64754||Hesseneck
64756||Mossautal
64757||Rothenberg
64807||Dieburg
64823||Groß-Umstadt
64832||Babenhausen
64839||Münster
64846||Groß-Zimmern
64850||Schaafheim
64853||Otzberg
64859||Eppertshausen
65183||Wiesbaden
65185||Wiesbaden
65187||Wiesbaden
65189||Wiesbaden
65191||Wiesbaden
65193||Wiesbaden
65195||Wiesbaden
65197||Wiesbaden
65199||Wiesbaden
65201||Wiesbaden
65203||Wiesbaden
65205||Wiesbaden
65207||Wiesbaden
65219||Taunusstein
65220||Taunusstein
65221||Taunusstein
65222||Taunusstein
65223||Taunusstein
65224||Taunusstein
65232||Taunusstein
65239||Hochheim am Main
65307||Bad Schwalbach
65321||Heidenrod
65326||Aarbergen
65329||Hohenstein
65343||Eltville am Rhein
65344||Eltville am Rhein
65345||Eltville am Rhein
65346||Eltville am Rhein
65347||Eltville am Rhein
65366||Geisenheim
65375||Oestrich-Winkel
65385||Rüdesheim am Rhein
65388||Schlangenbad
65391||Lorch|Sauerthal
65396||Walluf
65399||Kiedrich
65428||Rüsselsheim
65439||Flörsheim
65451||Kelsterbach
65462||Ginsheim-Gustavsburg
65468||Trebur
65474||Bischofsheim
65479||Raunheim
65510||Hünstetten|Idstein
65520||Bad Camberg
65527||Niedernhausen
65529||Waldems
65549||Limburg an der Lahn
65550||Limburg an der Lahn
65551||Limburg an der Lahn
65552||Limburg an der Lahn
65553||Limburg an der Lahn
65554||Limburg an der Lahn
65555||Limburg an der Lahn
65556||Limburg an der Lahn
65558||Balduinstein|Burgschwalbach|Cramberg|Eppenrod|Flacht|Gückingen|Heistenbach|Hirschberg|Holzheim|Isselbach|Kaltenholzhausen|Langenscheid|Lohrheim|Oberneisen
65582||Aull|Diez|Hambach
65589||Hadamar
65594||Runkel
65597||Hünfelden
65599||Dornburg
65604||Elz
65606||Villmar
65611||Brechen
65614||Beselich
65618||Selters (Taunus)
65620||Waldbrunn (Westerwald)
65623||Hahnstätten|Mudershausen|Netzbach|Schiesheim
65624||Altendiez
65626||Birlenbach
65627||Elbtal
65629||Niederneisen
65719||Hofheim am Taunus
65760||Eschborn
65779||Kelkheim (Taunus)
65795||Hattersheim
65812||Bad Soden am Taunus
65817||Eppstein
65824||Schwalbach am Taunus
65830||Kriftel
65835||Liederbach am Taunus
65843||Sulzbach
65929||Frankfurt am Main
65931||Frankfurt am Main
65933||Frankfurt am Main
65934||Frankfurt am Main
65936||Frankfurt am Main
66111||Saarbrücken
66113||Saarbrücken
66115||Saarbrücken
66117||Saarbrücken
66119||Saarbrücken
66121||Saarbrücken
66123||Saarbrücken
66125||Saarbrücken
66126||Saarbrücken
66127||Saarbrücken
66128||Saarbrücken
66129||Saarbrücken
66130||Saarbrücken
66131||Saarbrücken
66132||Saarbrücken
66133||Saarbrücken
66265||Heusweiler
66271||Kleinblittersdorf
66280||Sulzbach/Saar
66287||Quierschied
66292||Riegelsberg
66299||Friedrichsthal
66333||Völklingen
66346||Püttlingen
66352||Großrosseln
66359||Bous
66386||Sankt Ingbert
66399||Mandelbachtal
66424||Homburg
66440||Blieskastel
66450||Bexbach
66453||Gersheim
66458||Praktiker
66459||Kirkel
66482||Zweibrücken
66484||Althornbach|Battweiler|Dietrichingen|Großsteinhausen|Kleinsteinhausen|Riedelberg|Schmitshausen|Walshausen|Winterbach
66497||Contwig
66500||Hornbach|Mauschbach
66501||Großbundenbach|Kleinbundenbach
66503||Dellfeld
66504||Bottenbach
66506||Maßweiler
66507||Reifenberg
66509||Rieschweiler-Mühlbach
66538||Neunkirchen/Saar
66539||Neunkirchen/Saar
66540||Neunkirchen/Saar
66557||Illingen
66564||Ottweiler
66571||Eppelborn
66578||Schiffweiler
66583||Spiesen-Elversberg
66589||Merchweiler
66606||Sankt Wendel
66620||Nonnweiler
66625||Nohfelden
66629||Freisen
66636||Tholey
66640||Namborn
66646||Marpingen
66649||Oberthal
66663||Merzig
66679||Losheim am See
66687||Wadern
66693||Mettlach
66701||Beckingen
66706||Perl
66709||Weiskirchen
66740||Saarlouis
66763||Dillingen
66773||Schwalbach
66780||Rehlingen-Siersburg
66787||Wadgassen
66793||Saarwellingen
66798||Wallerfangen
66802||Überherrn
66806||Ensdorf
66809||Nalbach
66822||Lebach
66839||Schmelz
66849||Landstuhl
66851||Bann|Hauptstuhl|Horbach|Linden|Mittelbrunn|Oberarnbach|Queidersbach|Steinalben
66862||Kindsbach
66869||Blaubach|Kusel|Ruthweiler|Schellweiler
66871||Albessen|Dennweiler-Frohnbach|Ehweiler|Etschberg|Haschbach am Remigiusberg|Herchweiler|Konken|Körborn|Oberalben|Pfeffelbach|Reichweiler|Selchenbach|Thallichtenberg|Theisbergstegen
66877||Ramstein-Miesenbach
66879||Kollweiler|Kottweiler-Schwanden|Niedermohr|Niederstaufenbach|Oberstaufenbach|Reichenbach-Steegen|Steinwenden
66882||Hütschenhausen
66885||Altenglan|Bedesbach
66887||Bosenbach|Elzweiler|Erdesbach|Föckelberg|Glanbrücken|Horschbach|Jettenbach|Neunkirchen am Potzberg|Niederalben|Rammelsbach|Rathsweiler|Rutsweiler am Glan|Sankt Julian|Ulmet|Welchweiler
66892||Bruchmühlbach-Miesau
66894||Bechhofen|Gerhardsbrunn|Käshofen|Krähenberg|Lambsborn|Langwieden|Martinshöhe|Rosenkopf|Wiesbach
66901||Schönenberg-Kübelberg
66903||Altenkirchen|Dittweiler|Frohnhofen|Gries|Ohmbach
66904||Börsborn|Brücken
66907||Glan-Münchweiler|Rehweiler
66909||Henschtal|Herschweiler-Pettersheim|Hüffler|Krottelbach|Langenbach|Matzenbach|Nanzdietschweiler|Quirnbach|Steinbach am Glan|Wahnwegen
66914||Waldmohr
66916||Breitenbach|Dunzweiler
66917||Biedershausen|Knopp-Labach|Wallhalben
66919||Hermersberg|Herschberg|Hettenhausen|Obernheim-Kirchenarnbach|Saalstadt|Schauerberg|Weselberg
66953||Pirmasens
66954||Pirmasens
66955||Pirmasens
66957||Eppenbrunn|Hilst|Kröppen|Obersimten|Ruppertsweiler|Schweix|Trulben|Vinningen
66969||Lemberg
66976||Rodalben
66978||Clausen|Donsieders|Leimen|Merzalben
66981||Münchweiler an der Rodalb
66987||Thaleischweiler-Fröschen
66989||Höheinöd|Höheischweiler|Höhfröschen|Nünschweiler|Petersberg
66994||Dahn
66996||Erfweiler|Fischbach bei Dahn|Hirschthal|Ludwigswinkel|Schindhard|Schönau
66999||Hinterweidenthal
67059||Ludwigshafen am Rhein
67061||Ludwigshafen am Rhein
67063||Ludwigshafen am Rhein
67065||Ludwigshafen am Rhein
67067||Ludwigshafen am Rhein
67069||Ludwigshafen am Rhein
67071||Ludwigshafen am Rhein
67098||Bad Dürkheim
67105||Schifferstadt
67112||Mutterstadt
67117||Limburgerhof
67122||Altrip
67125||Dannstadt-Schauernheim
67126||Hochdorf-Assenheim
67127||Rödersheim-Gronau
67133||Maxdorf
67134||Birkenheide
67136||Fußgönheim
67141||Neuhofen
67146||Deidesheim
67147||Forst an der Weinstraße
67149||Meckenheim
67150||Niederkirchen bei Deidesheim
67152||Ruppertsberg
67157||Wachenheim an der Weinstraße
67158||Ellerstadt
67159||Friedelsheim
67161||Gönnheim
67165||Waldsee
67166||Otterstadt
67167||Erpolzheim
67169||Kallstadt
67227||Frankenthal (Pfalz)
67229||Gerolsheim|Großkarlbach|Laumersheim
67240||Bobenheim-Roxheim
67245||Lambsheim
67246||Dirmstein
67251||Freinsheim
67256||Weisenheim am Sand
67258||Heßheim
67259||Beindersheim|Großniedesheim|Heuchelheim bei Frankenthal|Kleinniedesheim
67269||Grünstadt
67271||Battenberg (Pfalz)|Kindenheim|Kleinkarlbach|Mertesheim|Neuleiningen|Obersülzen
67273||Bobenheim am Berg|Dackenheim|Herxheim am Berg|Weisenheim am Berg
67278||Bockenheim
67280||Ebertsheim|Quirnheim
67281||Bissersheim|Kirchheim an der Weinstraße
67283||Obrigheim
67292||Kirchheimbolanden
67294||Bischheim|Gauersheim|Ilbesheim|Mauchenheim|Morschheim|Oberwiesen|Orbis|Rittersheim|Stetten
67295||Bolanden
67297||Marnheim
67304||Eisenberg|Kerzenheim
67305||Ramsen
67307||Göllheim
67308||Albisheim (Pfrimm)|Biedesheim|Bubenheim|Einselthum|Harxheim-Zellertal|Immesheim|Lautersheim|Niefernheim-Zellertal|Ottersheim|Rüssingen|Zell-Zellertal
67310||Hettenleidelheim
67311||Tiefenthal
67316||Carlsberg
67317||Altleiningen
67319||Wattenheim
67346||Speyer
67354||Römerberg
67360||Lingenfeld
67361||Freisbach
67363||Lustadt
67365||Schwegenheim
67366||Weingarten
67368||Westheim
67373||Dudenhofen
67374||Hanhofen
67376||Harthausen
67377||Gommersheim
67378||Zeiskam
67433||Neustadt an der Weinstraße
67434||Neustadt an der Weinstraße
67435||Neustadt an der Weinstraße
67454||Haßloch
67459||Böhl-Iggelheim
67466||Lambrecht
67468||Frankeneck|Frankenstein|Neidenfels
67471||Elmstein
67472||Esthal
67473||Lindenberg
67475||Weidenthal
67480||Edenkoben
67482||Altdorf|Böbingen|Freimersheim|Venningen
67483||Edesheim|Großfischlingen|Kleinfischlingen
67487||Maikammer|Sankt Martin
67489||Kirrweiler (Pfalz)
67547||Worms
67549||Worms
67550||Worms
67551||Worms
67574||Osthofen
67575||Eich
67577||Alsheim
67578||Gimbsheim
67580||Hamm
67582||Mettenheim
67583||Guntersblum
67585||Dorn-Dürkheim
67586||Hillesheim
67587||Wintersheim
67590||Monsheim
67591||Hohen-Sülzen|Mölsheim|Mörstadt|Offstein|Wachenheim
67592||Flörsheim-Dalsheim
67593||Bermersheim|Westhofen
67595||Bechtheim
67596||Dittelsheim-Heßloch|Frettenheim
67598||Gundersheim
67599||Gundheim
67655||Kaiserslautern
67657||Kaiserslautern
67659||Kaiserslautern
67661||Kaiserslautern
67663||Kaiserslautern
67677||Enkenbach-Alsenborn
67678||Mehlingen
67680||Neuhemsbach
67681||Sembach|Wartenberg-Rohrbach
67685||Erzenhausen|Eulenbis|Schwedelbach|Weilerbach
67686||Mackenbach
67688||Rodenbach
67691||Hochspeyer
67693||Fischbach|Waldleiningen
67697||Otterberg
67699||Heiligenmoschel|Schneckenhausen
67700||Niederkirchen
67701||Schallodenbach
67705||Stelzenberg|Trippstadt
67706||Krickenbach
67707||Schopp
67714||Waldfischbach-Burgalben
67715||Geiselberg
67716||Heltersberg
67718||Schmalenberg
67722||Alsenbrück-Langmeil|Hochstein|Potzbach|Winnweiler
67724||Gehrweiler|Gonbach|Gundersweiler|Höringen
67725||Börrstadt|Breunigweiler
67727||Lohnsfeld
67728||Münchweiler an der Alsenz
67729||Sippersfeld
67731||Otterbach
67732||Hirschhorn
67734||Katzweiler|Sulzbachtal
67735||Mehlbach
67737||Frankelbach|Olsbrücken
67742||Adenbach|Buborn|Deimberg|Ginsweiler|Hausweiler|Heinzenhausen|Herren-Sulzbach|Lauterecken
67744||Cronenberg|Hohenöllen|Homberg|Hoppstädten|Kappeln|Kirrweiler|Lohnweiler|Löllbach|Medard|Rathskirchen|Schweinschied|Seelen|Wiesweiler
67745||Grumbach
67746||Langweiler|Merzweiler|Unterjeckenbach
67748||Odenbach
67749||Nerzweiler|Offenbach-Hundheim
67752||Oberweiler-Tiefenbach|Rutsweiler an der Lauter|Wolfstein
67753||Aschbach|Einöllen|Hefersweiler|Reipoltskirchen|Rothselberg
67754||Eßweiler
67756||Hinzweiler|Oberweiler im Tal|Relsberg
67757||Kreimbach-Kaulbach
67759||Nußbach|Reichsthal
67806||Bisterschied|Dörnbach|Dörrmoschel|Katzenbach|Marienthal|Rockenhausen|Teschenmoschel
67808||Bayerfeld-Steckweiler|Bennhausen|Falkenstein|Imsweiler|Mörsfeld|Ransweiler|Ruppertsecken|Schönborn|Schweisweiler|Stahlberg|Steinbach am Donnersberg|Weitersweiler|Würzweiler
67811||Dielkirchen
67813||Gerbach|Sankt Alban
67814||Dannenfels|Jakobsweiler
67816||Dreisen|Standenbühl
67817||Imsbach
67819||Kriegsfeld
67821||Alsenz|Oberndorf
67822||Finkenbach-Gersweiler|Gaugrehweiler|Kalkofen|Mannweiler-Cölln|Münsterappel|Niederhausen an der Appel|Niedermoschel|Oberhausen an der Appel|Waldgrehweiler|Winterborn
67823||Lettweiler|Obermoschel|Schiersfeld|Sitters|Unkenbach
67824||Feilbingert
67826||Hallgarten
67827||Becherbach
67829||Callbach|Reiffelbach|Schmittweiler
68159||Mannheim
68161||Mannheim
68163||Mannheim
68165||Mannheim
68167||Mannheim
68169||Mannheim
68199||Mannheim
68219||Mannheim
68229||Mannheim
68239||Mannheim
68259||Mannheim
68305||Mannheim
68307||Mannheim
68309||Mannheim
68519||Viernheim
68526||Ladenburg
68535||Edingen-Neckarhausen
68542||Heddesheim
68549||Ilvesheim
68623||Lampertheim
68642||Bürstadt
68647||Biblis
68649||Groß-Rohrheim
68723||Oftersheim|Plankstadt|Schwetzingen
68753||Waghäusel
68766||Hockenheim
68775||Ketsch
68782||Brühl
68789||Sankt Leon-Rot
68794||Oberhausen-Rheinhausen
68799||Reilingen
68804||Altlußheim
68809||Neulußheim
69115||Heidelberg
69117||Heidelberg
69118||Heidelberg
69120||Heidelberg
69121||Heidelberg
69123||Heidelberg
69124||Heidelberg
69126||Heidelberg
69151||Neckargemünd
69168||Wiesloch
69181||Leimen
69190||Walldorf
69198||Schriesheim
69207||Sandhausen
69214||Eppelheim
69221||Dossenheim
69226||Nußloch
69231||Rauenberg
69234||Dielheim
69239||Neckarsteinach
69242||Mühlhausen
69245||Bammental
69250||Schönau
69251||Gaiberg
69253||Heiligkreuzsteinach
69254||Malsch
69256||Mauer
69257||Wiesenbach
69259||Wilhelmsfeld
69412||Eberbach
69427||Mudau
69429||Waldbrunn
69434||Heddesbach|Hirschhorn
69436||Schönbrunn
69437||Neckargerach
69439||Zwingenberg
69469||Weinheim
69483||Wald-Michelbach
69488||Birkenau
69493||Hirschberg an der Bergstraße
69502||Hemsbach
69509||Mörlenbach
69514||Laudenbach
69517||Gorxheimertal
69518||Abtsteinach
70173||Stuttgart
70174||Stuttgart
70176||Stuttgart
70178||Stuttgart
70180||Stuttgart
70182||Stuttgart
70184||Stuttgart
70186||Stuttgart
70188||Stuttgart
70190||Stuttgart
70191||Stuttgart
70192||Stuttgart
70193||Stuttgart
70195||Stuttgart
70197||Stuttgart
70199||Stuttgart
70327||Stuttgart
70329||Stuttgart
70372||Stuttgart
70374||Stuttgart
70376||Stuttgart
70378||Stuttgart
70435||Stuttgart
70437||Stuttgart
70439||Stuttgart
70469||Stuttgart
70499||Stuttgart
70563||Stuttgart
70565||Stuttgart
70567||Stuttgart
70569||Stuttgart
70597||Stuttgart
70599||Stuttgart
70619||Stuttgart
70629||Stuttgart
70734||Fellbach
70736||Fellbach
70771||Leinfelden-Echterdingen
70794||Filderstadt
70806||Kornwestheim
70825||Korntal-Münchingen
70839||Gerlingen
71032||Böblingen
71034||Böblingen
71063||Sindelfingen
71065||Sindelfingen
71067||Sindelfingen
71069||Sindelfingen
71083||Herrenberg
71088||Holzgerlingen
71093||Weil im Schönbuch
71101||Schönaich
71106||Magstadt
71111||Waldenbuch
71116||Gärtringen
71120||Grafenau
71126||Gäufelden
71131||Jettingen
71134||Aidlingen
71139||Ehningen
71144||Steinenbronn
71149||Bondorf
71154||Nufringen
71155||Altdorf
71157||Hildrizhausen
71159||Mötzingen
71229||Leonberg
71254||Ditzingen
71263||Weil der Stadt
71272||Renningen
71277||Rutesheim
71282||Hemmingen
71287||Weissach
71292||Friolzheim
71296||Heimsheim
71297||Mönsheim
71299||Wimsheim
71332||Waiblingen
71334||Waiblingen
71336||Waiblingen
71364||Winnenden
71384||Weinstadt
71394||Kernen im Remstal
71397||Leutenbach
71404||Korb
71409||Schwaikheim
71522||Backnang
71540||Murrhardt
71543||Beilstein|Wüstenrot
71546||Aspach
71549||Auenwald
71554||Weissach im Tal
71560||Sulzbach an der Murr
71563||Affalterbach
71566||Althütte
71570||Oppenweiler
71573||Allmersbach im Tal
71576||Burgstetten
71577||Großerlach
71579||Spiegelberg
71634||Ludwigsburg
71636||Ludwigsburg
71638||Ludwigsburg
71640||Ludwigsburg
71642||Ludwigsburg
71665||Vaihingen an der Enz
71672||Marbach am Neckar
71679||Asperg
71686||Remseck am Neckar
71691||Freiberg am Neckar
71696||Möglingen
71701||Schwieberdingen
71706||Markgröningen
71711||Murr|Steinheim an der Murr
71717||Beilstein
71718||Billensbach
71720||Oberstenfeld
71723||Großbottwar
71726||Benningen am Neckar
71729||Erdmannhausen
71732||Tamm
71735||Eberdingen
71737||Kirchberg an der Murr
71739||Oberriexingen
72070||Tübingen
72072||Tübingen
72074||Tübingen
72076||Tübingen
72108||Rottenburg am Neckar
72116||Mössingen
72119||Ammerbuch
72124||Pliezhausen
72127||Kusterdingen
72131||Ofterdingen
72135||Dettenhausen
72138||Kirchentellinsfurt
72141||Walddorfhäslach
72144||Dußlingen
72145||Hirrlingen
72147||Nehren
72149||Neustetten
72160||Horb am Neckar
72172||Sulz am Neckar
72175||Dornhan
72178||Waldachtal
72181||Starzach
72184||Eutingen im Gäu
72186||Empfingen
72189||Vöhringen
72202||Nagold
72213||Altensteig
72218||Wildberg
72221||Haiterbach
72224||Ebhausen
72226||Simmersfeld
72227||Egenhausen
72229||Rohrdorf
72250||Freudenstadt
72270||Baiersbronn
72275||Alpirsbach
72280||Dornstetten
72285||Pfalzgrafenweiler
72290||Loßburg
72291||Betzweiler-Wälde
72293||Glatten
72294||Grömbach
72296||Schopfloch
72297||Seewald
72299||Wörnersberg
72336||Balingen
72348||Rosenfeld
72351||Geislingen
72355||Schömberg
72356||Dautmergen
72358||Dormettingen
72359||Dotternhausen
72361||Hausen am Tann
72362||Nusplingen
72364||Obernheim
72365||Ratshausen
72367||Weilen unter den Rinnen
72369||Zimmern unter der Burg
72379||Hechingen
72393||Burladingen
72401||Haigerloch
72406||Bisingen
72411||Bodelshausen
72414||Rangendingen
72415||Grosselfingen
72417||Jungingen
72419||Neufra
72458||Albstadt
72459||Albstadt
72461||Albstadt
72469||Meßstetten
72474||Winterlingen
72475||Bitz
72477||Schwenningen
72479||Straßberg
72488||Sigmaringen
72501||Gammertingen
72505||Krauchenwies
72510||Stetten am kalten Markt
72511||Bingen
72513||Hettingen
72514||Inzigkofen
72516||Scheer
72517||Sigmaringendorf
72519||Veringenstadt
72525||Münsingen
72531||Hohenstein|Hohenstein Bernloch|Hohenstein Eglingen|Hohenstein Meidelstetten|Hohenstein Oberstetten|Hohenstein Ödenwaldstetten
72532||Gomadingen
72534||Hayingen
72535||Heroldstatt|Heroldstatt Ennabeuren|Heroldstatt Sontheim
72537||Mehrstetten
72539||Pfronstetten
72555||Metzingen
72574||Bad Urach
72581||Dettingen an der Erms
72582||Grabenstetten
72584||Hülben
72585||Riederich
72587||Römerstein|Römerstein Donnstetten|Römerstein Zainingen
72589||Westerheim
72622||Nürtingen
72631||Aichtal
72636||Frickenhausen
72639||Neuffen
72644||Oberboihingen
72649||Wolfschlugen
72654||Neckartenzlingen
72655||Altdorf
72657||Altenriet
72658||Bempflingen
72660||Beuren
72661||Grafenberg
72663||Großbettlingen
72664||Kohlberg
72666||Neckartailfingen
72667||Schlaitdorf
72669||Unterensingen
72760||Reutlingen
72762||Reutlingen
72764||Reutlingen
72766||Reutlingen
72768||Reutlingen
72770||Reutlingen
72793||Pfullingen
72800||Eningen unter Achalm
72805||Lichtenstein
72810||Gomaringen
72813||Sankt Johann
72818||Trochtelfingen
72820||Sonnenbühl
72827||Wannweil
72829||Engstingen|Engstingen Großengstingen|Engstingen Kleinengstingen|Engstingen Kohlstetten
73033||Göppingen
73035||Göppingen
73037||Göppingen
73054||Eislingen/Fils
73061||Ebersbach an der Fils
73066||Uhingen
73072||Donzdorf
73079||Süßen
73084||Salach
73087||Boll
73092||Heiningen
73095||Albershausen
73098||Rechberghausen
73099||Adelberg
73101||Aichelberg
73102||Birenbach
73104||Börtlingen
73105||Dürnau
73107||Eschenbach
73108||Gammelshausen
73110||Hattenhofen
73111||Lauterstein
73113||Ottenbach
73114||Schlat
73116||Wäschenbeuren
73117||Wangen
73119||Zell unter Aichelberg
73207||Plochingen
73230||Kirchheim unter Teck
73235||Weilheim an der Teck
73240||Wendlingen am Neckar
73249||Wernau
73252||Lenningen
73257||Köngen
73262||Reichenbach an der Fils
73265||Dettingen unter Teck
73266||Bissingen an der Teck
73268||Erkenbrechtsweiler
73269||Hochdorf
73271||Holzmaden
73272||Neidlingen
73274||Notzingen
73275||Ohmden
73277||Owen
73278||Schlierbach
73312||Geislingen an der Steige|Geislingen an der Steige Aufhausen|Geislingen an der Steige Türkheim
73326||Deggingen
73329||Kuchen
73333||Gingen an der Fils
73337||Bad Überkingen
73340||Amstetten
73342||Bad Ditzenbach
73344||Gruibingen
73345||Drackenstein|Hohenstadt
73347||Mühlhausen im Täle
73349||Wiesensteig
73430||Aalen
73431||Aalen
73432||Aalen
73433||Aalen
73434||Aalen
73441||Bopfingen
73447||Oberkochen
73450||Neresheim
73453||Abtsgmünd
73457||Essingen
73460||Hüttlingen
73463||Westhausen
73466||Lauchheim
73467||Kirchheim am Ries
73469||Riesbürg
73479||Ellwangen (Jagst)
73485||Unterschneidheim
73486||Adelmannsfelden
73488||Ellenberg
73489||Jagstzell
73491||Neuler
73492||Rainau
73494||Rosenberg
73495||Stödtlen
73497||Tannhausen
73499||Wört
73525||Schwäbisch Gmünd
73527||Schwäbisch Gmünd|Täferrot
73529||Schwäbisch Gmünd
73540||Heubach
73547||Lorch
73550||Waldstetten
73553||Alfdorf
73557||Mutlangen
73560||Böbingen an der Rems
73563||Mögglingen
73565||Spraitbach
73566||Bartholomä
73568||Durlangen
73569||Eschach|Obergröningen
73571||Göggingen
73572||Heuchlingen
73574||Iggingen
73575||Leinzell
73577||Ruppertshofen
73579||Schechingen
73614||Schorndorf
73630||Remshalden
73635||Rudersberg
73642||Welzheim
73650||Winterbach
73655||Plüderhausen
73660||Urbach
73663||Berglen
73666||Baltmannsweiler
73667||Kaisersbach
73669||Lichtenwald
73728||Esslingen am Neckar
73730||Esslingen am Neckar
73732||Esslingen am Neckar
73733||Esslingen am Neckar
73734||Esslingen am Neckar
73760||Ostfildern
73765||Neuhausen auf den Fildern
73770||Denkendorf
73773||Aichwald
73776||Altbach
73779||Deizisau
74072||Heilbronn
74074||Heilbronn
74076||Heilbronn
74078||Heilbronn
74080||Heilbronn
74081||Heilbronn
74172||Neckarsulm
74177||Bad Friedrichshall
74182||Obersulm
74189||Weinsberg
74193||Schwaigern
74196||Neuenstadt am Kocher
74199||Untergruppenbach
74206||Bad Wimpfen
74211||Leingarten
74214||Schöntal
74219||Möckmühl
74223||Flein
74226||Nordheim
74229||Oedheim
74232||Abstatt
74235||Erlenbach
74238||Krautheim
74239||Hardthausen am Kocher
74243||Langenbrettach
74245||Löwenstein
74246||Eberstadt
74248||Ellhofen
74249||Jagsthausen
74251||Lehrensteinsfeld
74252||Massenbachhausen
74254||Offenau
74255||Roigheim
74257||Untereisesheim
74259||Widdern
74321||Bietigheim-Bissingen
74336||Brackenheim
74337||Botenheim
74343||Sachsenheim
74348||Lauffen am Neckar
74354||Besigheim
74357||Bönnigheim
74360||Ilsfeld
74363||Güglingen
74366||Kirchheim am Neckar
74369||Löchgau
74372||Sersheim
74374||Zaberfeld
74376||Gemmrigheim
74379||Ingersheim
74382||Neckarwestheim
74385||Pleidelsheim
74388||Talheim
74389||Cleebronn
74391||Erligheim
74392||Freudental
74394||Hessigheim
74395||Mundelsheim
74397||Pfaffenhofen
74399||Walheim
74405||Gaildorf
74417||Gschwend
74420||Oberrot
74423||Obersontheim
74424||Bühlertann
74426||Bühlerzell
74427||Fichtenberg
74429||Sulzbach-Laufen
74523||Schwäbisch Hall
74532||Ilshofen
74535||Mainhardt
74538||Rosengarten
74541||Vellberg
74542||Braunsbach
74544||Michelbach an der Bilz
74545||Michelfeld
74547||Untermünkheim
74549||Wolpertshausen
74564||Crailsheim
74572||Blaufelden
74575||Schrozberg
74579||Fichtenau
74582||Gerabronn
74585||Rot am See
74586||Frankenhardt
74589||Satteldorf
74592||Kirchberg an der Jagst
74594||Kreßberg
74595||Langenburg
74597||Stimpfach
74599||Wallhausen
74613||Öhringen
74626||Bretzfeld
74629||Pfedelbach
74632||Neuenstein
74635||Kupferzell
74638||Waldenburg
74639||Zweiflingen
74653||Ingelfingen|Künzelsau
74670||Forchtenberg
74673||Mulfingen
74676||Niedernhall
74677||Dörzbach
74679||Weißbach
74706||Osterburken
74722||Buchen (Odenwald)
74731||Walldürn
74736||Hardheim
74740||Adelsheim
74743||Seckach
74744||Ahorn
74746||Höpfingen
74747||Ravenstein
74749||Rosenberg
74821||Mosbach
74831||Gundelsheim
74832||Bachenau
74834||Elztal
74838||Limbach
74842||Billigheim
74847||Obrigheim
74850||Schefflenz
74855||Haßmersheim
74858||Aglasterhausen
74861||Neudenau
74862||Binau
74864||Fahrenbach
74865||Neckarzimmern
74867||Neunkirchen
74869||Schwarzach
74889||Sinsheim
74906||Bad Rappenau
74909||Meckesheim
74912||Kirchardt
74915||Waibstadt
74918||Angelbachtal
74921||Helmstadt-Bargen
74924||Neckarbischofsheim
74925||Epfenbach
74927||Eschelbronn
74928||Hüffenhardt
74930||Ittlingen
74931||Lobbach
74933||Neidenstein
74934||Reichartshausen
74936||Siegelsbach
74937||Spechbach
74939||Zuzenhausen
75015||Bretten
75031||Eppingen
75038||Oberderdingen
75045||Walzbachtal
75050||Gemmingen
75053||Gondelsheim
75056||Sulzfeld
75057||Kürnbach
75059||Zaisenhausen
75172||Pforzheim
75173||Pforzheim
75175||Pforzheim
75177||Pforzheim
75179||Pforzheim
75180||Pforzheim
75181||Pforzheim
75196||Remchingen
75203||Königsbach-Stein
75210||Keltern
75217||Birkenfeld
75223||Niefern-Öschelbronn
75228||Ispringen
75233||Tiefenbronn
75236||Kämpfelbach
75239||Eisingen
75242||Neuhausen
75245||Neulingen
75248||Ölbronn-Dürrn
75249||Kieselbronn
75305||Neuenbürg
75323||Bad Wildbad im Schwarzwald
75328||Schömberg
75331||Engelsbrand
75334||Straubenhardt
75335||Dobel
75337||Enzklösterle
75339||Höfen an der Enz
75365||Calw
75378||Bad Liebenzell
75382||Althengstett
75385||Bad Teinach-Zavelstein
75387||Neubulach
75389||Neuweiler
75391||Gechingen
75392||Deckenpfronn
75394||Oberreichenbach
75395||Ostelsheim
75397||Simmozheim
75399||Unterreichenbach
75417||Mühlacker
75428||Illingen
75433||Maulbronn
75438||Knittlingen
75443||Ötisheim
75446||Wiernsheim
75447||Sternenfels
75449||Wurmberg
76006||Karlsruhe
76131||Karlsruhe
76133||Karlsruhe
76135||Karlsruhe
76137||Karlsruhe
76139||Karlsruhe
76149||Karlsruhe
76185||Karlsruhe
76187||Karlsruhe
76189||Karlsruhe
76199||Karlsruhe
76227||Karlsruhe
76228||Karlsruhe
76229||Karlsruhe
76275||Ettlingen
76287||Rheinstetten
76297||Stutensee
76307||Karlsbad
76316||Malsch
76327||Pfinztal
76332||Bad Herrenalb
76337||Waldbronn
76344||Eggenstein-Leopoldshafen
76351||Linkenheim-Hochstetten
76356||Weingarten
76359||Marxzell
76437||Rastatt
76448||Durmersheim
76456||Kuppenheim
76461||Muggensturm
76467||Bietigheim
76470||Ötigheim
76473||Iffezheim
76474||Au am Rhein
76476||Bischweier
76477||Elchesheim-Illingen
76479||Steinmauern
76530||Baden-Baden
76532||Baden-Baden
76534||Baden-Baden
76547||Sinzheim
76549||Hügelsheim
76571||Gaggenau
76593||Gernsbach
76596||Forbach
76597||Loffenau
76599||Weisenbach
76646||Bruchsal
76661||Philippsburg
76669||Bad Schönborn
76676||Graben-Neudorf
76684||Östringen
76689||Karlsdorf-Neuthard
76694||Forst
76698||Ubstadt-Weiher
76703||Kraichtal
76706||Dettenheim
76707||Hambrücken
76709||Kronau
76726||Germersheim
76744||Vollmersweiler|Wörth am Rhein
76751||Jockgrim
76756||Bellheim
76761||Rülzheim
76764||Rheinzabern
76767||Hagenbach
76768||Berg (Pfalz)
76770||Hatzenbühl
76771||Hördt
76773||Kuhardt
76774||Leimersheim
76776||Neuburg am Rhein
76777||Neupotz
76779||Scheibenhardt
76829||Landau in der Pfalz|Leinsweiler|Ranschbach
76831||Billigheim-Ingenheim|Birkweiler|Eschbach|Göcklingen|Heuchelheim-Klingen|Ilbesheim bei Landau in der Pfalz|Impflingen
76833||Böchingen|Frankweiler|Knöringen|Siebeldingen|Walsheim
76835||Burrweiler|Flemlingen|Gleisweiler|Hainfeld|Rhodt unter Rietburg|Roschbach|Weyher in der Pfalz
76846||Hauenstein
76848||Darstein|Dimbach|Lug|Schwanheim|Spirkelbach|Wilgartswiesen
76855||Annweiler am Trifels
76857||Albersweiler|Dernbach|Eußerthal|Gossersweiler-Stein|Münchweiler am Klingbach|Ramberg|Rinnthal|Silz|Völkersweiler|Waldhambach|Waldrohrbach|Wernersberg
76863||Herxheim bei Landau/Pfalz|Herxheimweyher
76865||Insheim|Rohrbach
76870||Kandel
76872||Erlenbach|Freckenfeld|Hergersweiler|Minfeld|Steinweiler|Winden
76877||Offenbach an der Queich
76879||Bornheim|Essingen|Hochstadt|Knittelsheim|Ottersheim
76887||Bad Bergzabern|Böllenborn|Oberhausen
76889||Barbelroth|Birkenhördt|Dierbach|Dörrenbach|Gleiszellen-Gleishorbach|Kapellen-Drusweiler|Kapsweyer|Klingenmünster|Niederhorbach|Niederotterbach|Oberotterbach|Oberschlettenbach|Pleisweiler-Oberhofen|Schweigen-Rechtenbach|Schweighofen|Steinfeld|Vorderweidenthal
76891||Bobenthal|Bruchweiler-Bärenbach|Bundenthal|Busenberg|Erlenbach|Niederschlettenbach|Nothweiler|Rumbach
77652||Offenburg
77654||Offenburg
77656||Offenburg
77694||Kehl
77704||Oberkirch
77709||Oberwolfach|Wolfach
77716||Fischerbach|Haslach im Kinzigtal|Hofstetten
77723||Gengenbach
77728||Oppenau
77731||Willstätt
77736||Zell am Harmersbach
77740||Bad Peterstal-Griesbach
77743||Neuried
77746||Schutterwald
77749||Hohberg
77756||Hausach
77761||Schiltach
77767||Appenweier
77770||Durbach
77773||Schenkenzell
77776||Bad Rippoldsau-Schapbach
77781||Biberach
77784||Oberharmersbach
77787||Nordrach
77790||Steinach
77791||Berghaupten
77793||Gutach (Schwarzwaldbahn)
77794||Lautenbach
77796||Mühlenbach
77797||Ohlsbach
77799||Ortenberg
77815||Bühl
77830||Bühlertal
77833||Ottersweier
77836||Rheinmünster
77839||Lichtenau
77855||Achern
77866||Rheinau
77871||Renchen
77876||Kappelrodeck
77880||Sasbach
77883||Ottenhöfen im Schwarzwald
77886||Lauf
77887||Sasbachwalden
77889||Seebach
77933||Lahr/Schwarzwald
77944||Friesenheim
77948||Friesenheim
77955||Ettenheim
77960||Seelbach
77963||Schwanau
77966||Kappel-Grafenhausen
77971||Kippenheim
77972||Mahlberg
77974||Meißenheim
77975||Ringsheim
77977||Rust
77978||Schuttertal
78048||Villingen-Schwenningen
78050||Villingen-Schwenningen
78052||Villingen-Schwenningen
78054||Villingen-Schwenningen
78056||Villingen-Schwenningen
78073||Bad Dürrheim
78078||Niedereschach
78083||Dauchingen
78086||Brigachtal
78087||Mönchweiler
78089||Unterkirnach
78098||Triberg
78112||Sankt Georgen im Schwarzwald
78120||Furtwangen im Schwarzwald
78126||Königsfeld im Schwarzwald
78132||Hornberg
78136||Schonach im Schwarzwald
78141||Schönwald im Schwarzwald
78144||Tennenbronn
78147||Vöhrenbach
78148||Gütenbach
78166||Donaueschingen
78176||Blumberg
78183||Hüfingen
78187||Geisingen
78194||Immendingen
78199||Bräunlingen
78224||Singen
78234||Engen
78239||Rielasingen-Worblingen
78244||Gottmadingen
78247||Hilzingen
78250||Tengen
78253||Eigeltingen
78256||Steißlingen
78259||Mühlhausen-Ehingen
78262||Gailingen am Hochrhein
78266||Büsingen am Hochrhein
78267||Aach
78269||Volkertshausen
78315||Radolfzell am Bodensee
78333||Stockach
78337||Öhningen
78343||Gaienhofen
78345||Moos
78351||Bodman-Ludwigshafen
78354||Sipplingen
78355||Hohenfels
78357||Mühlingen
78359||Orsingen-Nenzingen
78462||Konstanz
78464||Konstanz
78465||Konstanz
78467||Konstanz
78476||Allensbach
78479||Reichenau
78532||Tuttlingen
78549||Spaichingen
78554||Aldingen
78559||Gosheim
78564||Reichenbach am Heuberg|Wehingen
78567||Fridingen an der Donau
78570||Mühlheim an der Donau
78573||Wurmlingen
78576||Emmingen-Liptingen
78579||Neuhausen ob Eck
78580||Bärenthal
78582||Balgheim
78583||Böttingen
78585||Bubsheim
78586||Deilingen
78588||Denkingen
78589||Dürbheim
78591||Durchhausen
78592||Egesheim
78594||Gunningen
78595||Hausen ob Verena
78597||Irndorf
78598||Königsheim
78600||Kolbingen
78601||Mahlstetten
78603||Renquishausen
78604||Rietheim-Weilheim
78606||Seitingen-Oberflacht
78607||Talheim
78609||Tuningen
78628||Rottweil
78647||Trossingen
78652||Deißlingen
78655||Dunningen
78658||Zimmern ob Rottweil
78661||Dietingen
78662||Bösingen
78664||Eschbronn
78665||Frittlingen
78667||Villingendorf
78669||Wellendingen
78713||Schramberg
78727||Oberndorf am Neckar
78730||Lauterbach
78733||Aichhalden
78736||Epfendorf
78737||Fluorn-Winzeln
78739||Hardt
79098||Freiburg im Breisgau
79100||Freiburg im Breisgau
79102||Freiburg im Breisgau
79104||Freiburg im Breisgau
79106||Freiburg im Breisgau
79108||Freiburg im Breisgau
79110||Freiburg im Breisgau
79111||Freiburg im Breisgau
79112||Freiburg im Breisgau
79114||Freiburg im Breisgau
79115||Freiburg im Breisgau
79117||Freiburg im Breisgau
79183||Waldkirch
79189||Bad Krozingen
79194||Gundelfingen|Heuweiler
79199||Kirchzarten
79206||Breisach am Rhein
79211||Denzlingen
79215||Biederbach|Elzach
79219||Staufen im Breisgau
79224||Umkirch
79227||Schallstadt
79232||March
79235||Vogtsburg im Kaiserstuhl
79238||Ehrenkirchen
79241||Ihringen
79244||Münstertal
79249||Merzhausen
79252||Stegen
79254||Oberried
79256||Buchenbach
79258||Hartheim
79261||Gutach im Breisgau
79263||Simonswald
79268||Bötzingen
79271||Sankt Peter
79274||Sankt Märgen
79276||Reute
79279||Vörstetten
79280||Au
79282||Ballrechten-Dottingen
79283||Bollschweil
79285||Ebringen
79286||Glottertal
79288||Gottenheim
79289||Horben
79291||Merdingen
79292||Pfaffenweiler
79294||Sölden
79295||Sulzburg
79297||Winden im Elztal
79299||Wittnau
79312||Emmendingen
79331||Teningen
79336||Herbolzheim
79341||Kenzingen
79346||Endingen am Kaiserstuhl
79350||Sexau
79353||Bahlingen am Kaiserstuhl
79356||Eichstetten am Kaiserstuhl
79359||Riegel am Kaiserstuhl
79361||Sasbach am Kaiserstuhl
79362||Forchheim
79364||Malterdingen
79365||Rheinhausen
79367||Weisweil
79369||Wyhl am Kaiserstuhl
79379||Müllheim
79395||Neuenburg am Rhein
79400||Kandern
79410||Badenweiler
79415||Bad Bellingen
79418||Schliengen
79423||Heitersheim
79424||Auggen
79426||Buggingen
79427||Eschbach
79429||Malsburg-Marzell
79513||Röttlerweiler
79539||Lörrach
79540||Lörrach
79541||Lörrach
79576||Weil am Rhein
79578||Steinen
79585||Steinen
79588||Efringen-Kirchen
79589||Binzen
79591||Eimeldingen
79592||Fischingen
79594||Inzlingen
79595||Rümmingen
79597||Schallbach
79599||Wittlingen
79618||Rheinfelden
79639||Grenzach-Wyhlen
79650||Schopfheim
79664||Wehr
79669||Zell im Wiesental
79674||Todtnau
79677||Aitern|Böllen|Fröhnd|Schönau im Schwarzwald|Schönenberg|Tunau|Wembach
79682||Todtmoos
79683||Bürchau
79685||Häg-Ehrsberg
79686||Hasel
79688||Hausen im Wiesental
79689||Maulburg
79691||Neuenweg
79692||Elbenschwand|Raich|Sallneck|Tegernau
79694||Utzenfeld
79695||Wieden
79697||Wies
79699||Wieslet
79713||Bad Säckingen
79725||Laufenburg
79730||Murg
79733||Görwihl
79736||Rickenbach
79737||Herrischried
79739||Schwörstadt
79761||Waldshut-Tiengen
79771||Klettgau
79774||Albbruck
79777||Ühlingen-Birkendorf
79780||Stühlingen
79787||Lauchringen
79790||Küssaberg
79793||Wutöschingen
79798||Jestetten
79801||Hohentengen am Hochrhein
79802||Dettighofen
79804||Dogern
79805||Eggingen
79807||Lottstetten
79809||Weilheim
79822||Titisee-Neustadt
79837||Häusern|Ibach|Sankt Blasien
79843||Löffingen
79848||Bonndorf im Schwarzwald
79853||Lenzkirch
79856||Hinterzarten
79859||Schluchsee
79862||Höchenschwand
79865||Grafenhausen
79868||Feldberg
79871||Eisenbach (Hochschwarzwald)
79872||Bernau
79874||Breitnau
79875||Dachsberg
79877||Friedenweiler
79879||Wutach
80331||München
80333||München
80335||München
80336||München
80337||München
80339||München
80469||München
80538||München
80539||München
80634||München
80636||München
80637||München
80638||München
80639||München
80686||München
80687||München
80689||München
80796||München
80797||München
80798||München
80799||München
80801||München
80802||München
80803||München
80804||München
80805||München
80807||München
80809||München
80933||München
80935||München
80937||München
80939||München
80992||München
80993||München
80995||München
80997||München
80999||München
81241||München
81243||München
81245||München
81247||München
81248||München
81249||München
81369||München
81371||München
81373||München
81375||München
81377||München
81379||München
81475||München
81476||München
81477||München
81479||München
81539||München
81541||München
81543||München
81545||München
81547||München
81549||München
81667||München
81669||München
81671||München
81673||München
81675||München
81677||München
81679||München
81735||München
81737||München
81739||München
81825||München
81827||München
81829||München
81925||München
81927||München
81929||München
82008||Unterhaching
82024||Taufkirchen
82031||Grünwald
82032||Deisenhofen bei München
82041||Oberhaching
82049||Pullach im Isartal
82054||Sauerlach
82057||Icking
82061||Neuried
82064||Straßlach-Dingharting
82065||Baierbrunn
82067||Kloster Schäftlarn
82069||Schäftlarn
82110||Germering
82131||Gauting
82140||Olching
82152||Krailling|Planegg
82166||Gräfelfing
82178||Puchheim
82194||Gröbenzell
82205||Gilching
82211||Herrsching am Ammersee
82216||Maisach
82223||Eichenau
82229||Seefeld
82234||Weßling
82237||Wörthsee
82239||Alling
82256||Fürstenfeldbruck
82266||Inning am Ammersee
82269||Geltendorf
82272||Moorenweis
82275||Emmering
82276||Adelshofen
82278||Althegnenberg
82279||Eching am Ammersee
82281||Egenhofen
82282||Pischertshofen
82284||Grafrath
82285||Hattenhofen
82287||Jesenwang
82288||Kottgeisering
82290||Landsberied
82291||Mammendorf
82293||Mittelstetten
82294||Oberschweinbach
82296||Schöngeising
82297||Steindorf
82299||Türkenfeld
82319||Starnberg
82327||Tutzing
82335||Berg
82340||Feldafing
82343||Pöcking
82346||Andechs
82347||Bernried
82349||Pentenried
82362||Weilheim in Oberbayern
82377||Penzberg
82380||Peißenberg
82383||Hohenpeißenberg
82386||Huglfing|Oberhausen
82387||Antdorf
82389||Böbing
82390||Eberfing
82392||Habach
82393||Iffeldorf
82395||Obersöchering
82396||Pähl
82398||Polling
82399||Raisting
82401||Rottenbuch
82402||Seeshaupt
82404||Sindelsdorf
82405||Wessobrunn
82407||Wielenbach
82409||Wildsteig
82418||Murnau am Staffelsee|Riegsee|Seehausen am Staffelsee
82431||Kochel am See
82432||Urfeld
82433||Bad Kohlgrub
82435||Bad Bayersoien
82436||Eglfing
82438||Eschenlohe
82439||Großweil
82441||Ohlstadt
82442||Saulgrub
82444||Schlehdorf
82445||Schwaigen
82447||Spatzenhausen
82449||Uffing am Staffelsee
82467||Garmisch-Partenkirchen
82475||Schneefernerhaus
82481||Mittenwald
82487||Oberammergau
82488||Ettal
82490||Farchant
82491||Grainau
82493||Klais
82494||Krün
82496||Oberau
82497||Unterammergau
82499||Wallgau
82515||Wolfratshausen
82538||Geretsried
82541||Münsing
82544||Egling
82547||Eurasburg
82549||Königsdorf
83022||Rosenheim
83024||Rosenheim
83026||Rosenheim
83043||Bad Aibling
83052||Bruckmühl
83059||Kolbermoor
83064||Raubling
83071||Stephanskirchen
83075||Bad Feilnbach
83080||Oberaudorf
83083||Riedering
83088||Kiefersfelden
83093||Bad Endorf
83098||Brannenburg
83101||Rohrdorf
83104||Tuntenhausen
83109||Großkarolinenfeld
83112||Frasdorf
83115||Neubeuern
83119||Obing
83122||Samerberg
83123||Amerang
83125||Eggstätt
83126||Flintsbach
83128||Halfing
83129||Höslwang
83131||Nußdorf am Inn
83132||Pittenhart
83134||Prutting
83135||Schechen
83137||Schonstett
83139||Söchtenau
83209||Prien am Chiemsee
83224||Grassau|Staudach-Egerndach
83229||Aschau im Chiemgau
83233||Bernau am Chiemsee
83236||Übersee
83242||Reit im Winkl
83246||Unterwössen
83250||Marquartstein
83253||Rimsting
83254||Breitbrunn am Chiemsee
83256||Chiemsee
83257||Gstadt am Chiemsee
83259||Schleching
83278||Traunstein
83301||Traunreut
83308||Trostberg
83313||Siegsdorf
83317||Teisendorf
83324||Ruhpolding
83329||Waging am See|Wonneberg
83334||Inzell
83339||Chieming
83342||Tacherting
83344||Bergen
83346||Bergen
83349||Palling
83352||Altenmarkt an der Alz
83355||Grabenstätt
83358||Seeon-Seebruck
83359||Hallabruck
83361||Kienberg
83362||Surberg
83364||Graben bei Neukirchen am Teisenberg
83365||Nußdorf
83367||Petting
83368||Anning bei Sankt Georgen
83370||Seeon-Seebruck
83371||Roitham bei Stein an der Traun
83373||Taching am See
83374||Niedling
83376||Castrum
83377||Vachendorf
83379||Wonneberg
83395||Freilassing
83404||Ainring
83410||Laufen
83413||Fridolfing
83416||Saaldorf-Surheim
83417||Kirchanschöring
83435||Bad Reichenhall
83451||Piding
83454||Anger
83457||Bayerisch Gmain
83458||Schneizlreuth
83471||Berchtesgaden|Schönau am Königssee
83483||Bischofswiesen
83486||Ramsau
83487||Marktschellenberg
83489||Strub
83512||Wasserburg am Inn
83527||Haag in Oberbayern|Kirchdorf
83530||Schnaitsee
83533||Edling
83536||Gars am Inn
83539||Albaching|Pfaffing
83543||Rott am Inn
83544||Albaching
83546||Biburg
83547||Babensham
83549||Eiselfing
83550||Emmering
83552||Durrhausen
83553||Frauenneuharting
83555||Haiden bei Gars Bahnhof
83556||Griesstätt
83558||Maitenbeth
83559||Reiser
83561||Ramerberg
83562||Rechtmehring
83564||Soyen
83565||Ast
83567||Unterreit
83569||Vogtareuth
83607||Holzkirchen
83620||Feldkirchen-Westerham
83623||Dietramszell
83624||Otterfing
83626||Valley
83627||Warngau
83629||Weyarn
83646||Bad Tölz|Wackersberg
83661||Lenggries
83666||Waakirchen
83670||Bad Heilbrunn
83671||Benediktbeuern
83673||Bichl
83674||Gaißach
83676||Jachenau
83677||Greiling|Reichersbeuern
83679||Sachsenkam
83684||Tegernsee
83700||Rottach-Egern
83703||Gmund am Tegernsee
83707||Bad Wiessee
83708||Kreuth
83714||Miesbach
83727||Schliersee
83730||Fischbachau
83734||Hausham
83735||Bayrischzell
83737||Irschenberg
83739||Hofreuth bei Wörnsmühl
84028||Landshut
84030||Ergolding|Landshut
84032||Altdorf|Landshut
84034||Landshut
84036||Kumhausen|Landshut
84048||Mainburg
84051||Essenbach
84056||Rottenburg an der Laaber
84061||Ergoldsbach
84066||Mallersdorf-Pfaffenberg
84069||Schierling
84072||Au in der Hallertau
84076||Pfeffenhausen
84079||Bruckberg
84082||Laberweinting
84085||Langquaid
84088||Neufahrn in Niederbayern
84089||Aiglsbach
84091||Attenhofen
84092||Bayerbach
84094||Elsendorf
84095||Furth
84097||Herrngiersdorf
84098||Hohenthann
84100||Niederaichbach
84101||Obersüßbach
84103||Postau
84104||Rudelzhausen
84106||Volkenschwand
84107||Weihmichl
84109||Wörth an der Isar
84130||Dingolfing
84137||Vilsbiburg
84140||Gangkofen
84144||Geisenhausen
84149||Velden
84152||Mengkofen
84155||Bodenkirchen
84160||Frontenhausen
84163||Marklkofen
84164||Moosthenning
84166||Adlkofen
84168||Aham
84169||Altfraunhofen
84171||Baierbach
84172||Buch am Erlbach
84174||Eching
84175||Gerzen|Schalkham
84177||Gottfrieding
84178||Kröning
84180||Loiching
84181||Neufraunhofen
84183||Niederviehbach
84184||Tiefenbach
84186||Vilsheim
84187||Weng
84189||Wurmsham
84307||Eggenfelden
84323||Massing
84326||Falkenberg|Rimbach
84329||Wurmannsquick
84332||Hebertsfelden
84333||Malgersdorf
84335||Mitterskirchen
84337||Schönau
84339||Unterdietfurt
84347||Pfarrkirchen
84359||Simbach am Inn
84364||Bad Birnbach
84367||Reut|Tann|Zeilarn
84371||Triftern
84375||Kirchdorf am Inn
84378||Dietersburg
84381||Johanniskirchen
84384||Wittibreut
84385||Egglham
84387||Julbach
84389||Postmünster
84405||Dorfen
84416||Inning am Holz|Taufkirchen (Vils)
84419||Obertaufkirchen|Schwindegg
84424||Isen
84427||Sankt Wolfgang
84428||Buchbach
84431||Heldenstein|Rattenkirchen
84432||Hohenpolding
84434||Kirchberg
84435||Lengdorf
84437||Reichertsheim
84439||Steinkirchen
84453||Mühldorf am Inn
84478||Waldkraiburg
84489||Burghausen
84494||Lohkirchen|Neumarkt-Sankt Veit|Niederbergkirchen|Niedertaufkirchen
84503||Altötting
84508||Burgkirchen an der Alz
84513||Erharting|Töging am Inn
84518||Garching an der Alz
84524||Neuötting
84529||Tittmoning
84533||Haiming|Marktl|Stammham
84539||Ampfing|Zangberg
84543||Winhöring
84544||Aschau am Inn
84546||Egglkofen
84547||Emmerting
84549||Engelsberg
84550||Feichten an der Alz
84552||Geratskirchen
84555||Jettenbach
84556||Kastl
84558||Halsbach|Kirchweidach|Tyrlaching
84559||Kraiburg am Inn
84561||Mehring
84562||Mettenheim
84564||Oberbergkirchen
84565||Oberneukirchen
84567||Erlbach|Perach
84568||Pleiskirchen
84570||Polling
84571||Reischach
84573||Schönberg
84574||Taufkirchen
84576||Teising
84577||Tüßling
84579||Unterneukirchen
85049||Ingolstadt
85051||Ingolstadt
85053||Ingolstadt
85055||Ingolstadt
85057||Ingolstadt
85072||Eichstätt
85077||Manching
85080||Gaimersheim
85084||Reichertshofen
85088||Vohburg an der Donau
85092||Kösching
85095||Denkendorf
85098||Großmehring
85101||Lenting
85104||Pförring
85107||Baar-Ebenhausen
85110||Kipfenberg
85111||Adelschlag
85113||Böhmfeld
85114||Buxheim
85116||Egweil
85117||Eitensheim
85119||Ernsgaden
85120||Hepberg
85122||Hitzhofen
85123||Karlskron
85125||Kinding
85126||Münchsmünster
85128||Nassenfels
85129||Oberdolling
85131||Pollenfeld
85132||Schernfeld
85134||Stammham
85135||Titting
85137||Walting
85139||Wettstetten
85221||Dachau
85229||Markt Indersdorf
85232||Bergkirchen
85235||Odelzhausen|Pfaffenhofen an der Glonn
85238||Petershausen
85241||Hebertshausen
85244||Röhrmoos
85247||Schwabhausen
85250||Altomünster
85253||Erdweg
85254||Sulzemoos
85256||Vierkirchen
85258||Weichs
85259||Wiedenzhausen
85276||Hettenshausen|Pfaffenhofen an der Ilm
85283||Wolnzach
85290||Geisenfeld
85293||Reichertshausen
85296||Rohrbach
85298||Scheyern
85301||Schweitenkirchen
85302||Gerolsbach
85304||Ilmmünster
85305||Jetzendorf
85307||Paunzhausen
85309||Pörnbach
85354||Freising
85356||Freising
85368||Moosburg|Wang
85375||Neufahrn bei Freising
85376||Hetzenhausen
85386||Eching
85391||Allershausen
85395||Attenkirchen|Wolfersdorf
85399||Hallbergmoos
85402||Kranzberg
85405||Nandlstadt
85406||Zolling
85408||Gammelsdorf
85410||Haag an der Amper
85411||Hohenkammer
85413||Hörgertshausen
85414||Kirchdorf an der Amper
85416||Langenbach
85417||Marzling
85419||Mauern
85435||Erding
85445||Oberding
85447||Fraunberg
85452||Moosinning
85456||Wartenberg
85457||Wörth
85459||Berglern
85461||Bockhorn
85462||Eitting
85464||Finsing
85465||Langenpreising
85467||Neuching
85469||Walpertskirchen
85521||Ottobrunn
85540||Haar
85551||Kirchheim bei München
85560||Ebersberg
85567||Bruck|Grafing bei München
85570||Markt Schwaben|Ottenhofen
85579||Neubiberg
85586||Poing
85591||Vaterstetten
85598||Baldham
85599||Parsdorf
85604||Zorneding
85609||Aschheim
85614||Kirchseeon
85617||Aßling
85622||Feldkirchen
85625||Baiern|Glonn
85630||Grasbrunn
85635||Höhenkirchen-Siegertsbrunn
85640||Putzbrunn
85643||Steinhöring
85646||Anzing
85649||Brunnthal
85652||Pliening
85653||Aying
85655||Loibersdorf bei Großhelfendorf
85656||Buch am Buchrain
85658||Egmating
85659||Forstern
85661||Forstinning
85662||Hohenbrunn
85664||Hohenlinden
85665||Moosach
85667||Oberpframmern
85669||Pastetten
85716||Unterschleißheim
85737||Ismaning
85748||Garching bei München
85757||Karlsfeld
85764||Oberschleißheim
85774||Unterföhring
85777||Fahrenzhausen
85778||Haimhausen
86150||Augsburg
86152||Augsburg
86153||Augsburg
86154||Augsburg
86156||Augsburg
86157||Augsburg
86159||Augsburg
86161||Augsburg
86163||Augsburg
86165||Augsburg
86167||Augsburg
86169||Augsburg
86179||Augsburg
86199||Augsburg
86316||Friedberg
86343||Königsbrunn
86356||Neusäß
86368||Gersthofen
86381||Krumbach
86391||Stadtbergen
86399||Bobingen
86405||Meitingen
86415||Mering
86420||Diedorf
86424||Dinkelscherben
86438||Kissing
86441||Zusmarshausen
86444||Affing
86447||Aindling|Todtenweis
86450||Altenmünster
86453||Dasing
86456||Gablingen
86459||Gessertshausen
86462||Langweid am Lech
86465||Heretsried|Welden
86470||Thannhausen
86473||Ziemetshausen
86476||Neuburg an der Kammel
86477||Adelsried
86479||Aichen
86480||Aletshausen|Waltenhausen
86482||Aystetten
86483||Balzhausen
86485||Biberbach
86486||Bonstetten
86488||Breitenthal
86489||Deisenhausen
86491||Ebershausen
86492||Egling an der Paar
86494||Emersacker
86495||Eurasburg
86497||Horgau
86498||Kettershausen
86500||Kutzenhausen
86502||Laugna
86504||Merching
86505||Münsterhausen
86507||Kleinaitingen|Oberottmarshausen
86508||Rehling
86510||Ried
86511||Schmiechen
86513||Ursberg
86514||Ustersbach
86517||Wehringen
86519||Wiesenbach
86529||Schrobenhausen
86551||Aichach
86554||Pöttmes
86556||Kühbach
86558||Hohenwart
86559||Adelzhausen
86561||Aresing
86562||Berg im Gau
86564||Brunnen
86565||Gachenbach
86567||Hilgertshausen-Tandern
86568||Hollenbach
86570||Inchenhofen
86571||Langenmosen
86573||Obergriesbach
86574||Petersdorf
86576||Schiltberg
86577||Sielenbach
86579||Waidhofen
86609||Donauwörth
86633||Neuburg an der Donau
86637||Wertingen
86641||Rain
86643||Rennertshofen
86647||Buttenwiesen
86650||Wemding
86653||Daiting|Monheim
86655||Harburg
86657||Bissingen
86660||Tapfheim
86663||Asbach-Bäumenheim
86666||Burgheim
86668||Karlshuld
86669||Königsmoos
86672||Thierhaupten
86673||Bergheim
86674||Baar
86675||Buchdorf
86676||Ehekirchen
86678||Ehingen
86679||Ellgau
86681||Fünfstetten
86682||Genderkingen
86684||Holzheim
86685||Huisheim
86687||Kaisheim
86688||Marxheim
86690||Mertingen
86692||Münster
86694||Niederschönenfeld
86695||Allmannshofen|Nordendorf
86697||Oberhausen
86698||Oberndorf am Lech
86700||Otting
86701||Rohrenfels
86703||Rögling
86704||Tagmersheim
86706||Weichering
86707||Kühlenthal|Westendorf
86709||Wolferstadt
86720||Nördlingen
86732||Oettingen in Bayern
86733||Alerheim
86735||Amerdingen|Forheim
86736||Auhausen
86738||Deiningen
86739||Ederheim
86741||Ehingen am Ries
86742||Fremdingen
86744||Hainsfarth
86745||Hohenaltheim
86747||Maihingen
86748||Marktoffingen
86750||Megesheim
86751||Mönchsdeggingen
86753||Möttingen
86754||Munningen
86756||Reimlingen
86757||Wallerstein
86759||Wechingen
86807||Buchloe
86825||Bad Wörishofen
86830||Schwabmünchen
86833||Ettringen
86836||Graben|Klosterlechfeld|Obermeitingen|Untermeitingen
86842||Türkheim
86845||Großaitingen
86850||Fischach
86853||Langerringen
86854||Amberg
86856||Hiltenfingen
86857||Hurlach
86859||Igling
86860||Jengen
86862||Lamerdingen
86863||Langenneufnach
86865||Markt Wald
86866||Mickhausen
86868||Mittelneufnach
86869||Oberostendorf
86871||Rammingen
86872||Scherstetten
86874||Tussenhausen
86875||Waal
86877||Walkertshofen
86879||Wiedergeltingen
86899||Landsberg am Lech
86911||Dießen am Ammersee
86916||Kaufering
86919||Utting am Ammersee
86920||Denklingen
86922||Eresing
86923||Finning
86925||Fuchstal
86926||Greifenberg
86928||Hofstetten
86929||Penzing
86931||Prittriching
86932||Pürgen
86934||Reichling
86935||Rott
86937||Scheuring
86938||Schondorf am Ammersee
86940||Schwifting
86941||Sankt Ottilien
86943||Thaining
86944||Unterdießen
86946||Vilgertshofen
86947||Weil
86949||Windach
86956||Schongau
86971||Peiting
86972||Altenstadt
86974||Apfeldorf
86975||Bernbeuren
86977||Burggen
86978||Hohenfurch
86980||Ingenried
86981||Kinsau
86983||Lechbruck
86984||Prem
86986||Schwabbruck
86987||Schwabsoien
86989||Steingaden
87435||Kempten
87437||Kempten
87439||Kempten
87448||Waltenhofen
87452||Altusried
87459||Pfronten
87463||Dietmannsried
87466||Oy-Mittelberg
87471||Durach
87474||Buchenberg
87477||Sulzberg
87480||Weitnau
87484||Nesselwang
87487||Wiggensbach
87488||Betzigau
87490||Haldenwang
87491||Jungholz
87493||Lauben
87494||Rückholz
87496||Untrasried
87497||Wertach
87499||Wildpoldsried
87509||Immenstadt im Allgäu
87527||Ofterschwang|Sonthofen
87534||Oberstaufen
87538||Balderschwang|Bolsterlang|Fischen im Allgäu|Obermaiselstein
87541||Bad Hindelang
87544||Blaichach
87545||Burgberg im Allgäu
87547||Missen-Wilhams
87549||Rettenberg
87561||Oberstdorf
87600||Kaufbeuren
87616||Marktoberdorf|Wald
87629||Füssen
87634||Günzach|Obergünzburg
87637||Eisenberg|Seeg
87640||Biessenhofen
87642||Halblech
87645||Schwangau
87647||Kraftisried|Unterthingau
87648||Aitrang
87650||Baisweil
87651||Bidingen
87653||Eggenthal
87654||Friesenried
87656||Germaringen
87657||Görisried
87659||Hopferau
87660||Irsee
87662||Kaltental|Osterzell
87663||Lengenwang
87665||Mauerstetten
87666||Pforzen
87668||Rieden
87669||Rieden am Forggensee
87671||Ronsberg
87672||Roßhaupten
87674||Ruderatshofen
87675||Rettenbach am Auerberg|Stötten am Auerberg
87677||Stöttwang
87679||Westendorf
87700||Memmingen
87719||Mindelheim
87724||Ottobeuren
87727||Babenhausen
87730||Bad Grönenbach
87733||Markt Rettenbach
87734||Benningen
87736||Böhen
87737||Boos
87739||Breitenbrunn
87740||Buxheim
87742||Apfeltrach|Dirlewang
87743||Egg an der Günz
87745||Eppishausen
87746||Erkheim
87748||Fellheim
87749||Hawangen
87751||Heimertingen
87752||Holzgünz
87754||Kammlach
87755||Kirchhaslach
87757||Kirchheim in Schwaben
87758||Kronburg
87760||Lachen
87761||Lauben
87763||Lautrach
87764||Legau
87766||Memmingerberg
87767||Niederrieden
87769||Oberrieden
87770||Oberschönegg
87772||Pfaffenhausen
87773||Pleß
87775||Salgen
87776||Sontheim
87778||Stetten
87779||Trunkelsberg
87781||Ungerhausen
87782||Unteregg
87784||Westerheim
87785||Winterrieden
87787||Wolfertschwenden
87789||Woringen
88045||Friedrichshafen
88046||Friedrichshafen
88048||Friedrichshafen
88069||Tettnang
88074||Meckenbeuren
88079||Kressbronn am Bodensee
88085||Langenargen
88086||Immenstaad am Bodensee
88090||Immenstaad am Bodensee
88094||Oberteuringen
88097||Eriskirch
88099||Neukirch
88131||Bodolz|Lindau (Bodensee)
88138||Hergensweiler|Sigmarszell|Weißensberg
88142||Wasserburg (Bodensee)
88145||Hergatz|Opfenbach
88147||Achberg
88149||Nonnenhorn
88161||Lindenberg im Allgäu
88167||Gestratz|Grünenbach|Maierhöfen|Röthenbach (Allgäu)|Stiefenhofen
88171||Weiler-Simmerberg
88175||Scheidegg
88178||Heimenkirch
88179||Oberreute
88212||Ravensburg
88213||Ravensburg
88214||Ravensburg
88239||Wangen im Allgäu
88250||Weingarten
88255||Baienfurt|Baindt
88260||Argenbühl
88263||Horgenzell
88267||Vogt
88271||Wilhelmsdorf
88273||Fronreute
88276||Berg
88279||Amtzell
88281||Schlier
88284||Wolpertswende
88285||Bodnegg
88287||Grünkraut
88289||Waldburg
88299||Leutkirch im Allgäu
88316||Isny im Allgäu
88317||Aichstetten
88319||Aitrach
88326||Aulendorf
88339||Bad Waldsee
88348||Allmannsweiler|Bad Saulgau
88353||Kißlegg
88356||Ostrach
88361||Altshausen|Boms|Eichstegen
88364||Wolfegg
88367||Hohentengen
88368||Bergatreute
88370||Ebenweiler
88371||Ebersbach-Musbach
88373||Fleischwangen
88374||Hoßkirch
88376||Königseggwald
88377||Riedhausen
88379||Guggenhausen|Unterwaldhausen
88400||Biberach an der Riß|Biberach an der Riß Bergerhausen
88410||Bad Wurzach
88416||Erlenmoos|Ochsenhausen|Steinhausen an der Rottum
88422||Alleshausen|Bad Buchau|Betzenweiler|Dürnau|Kanzach|Moosburg|Oggelshausen|Seekirch|Tiefenbach
88427||Bad Schussenried|Bad Schussenried Dunzenhausen
88430||Rot an der Rot
88433||Schemmerhofen
88436||Eberhardzell|Eberhardzell Füramoos
88437||Maselheim
88441||Mittelbiberach
88444||Ummendorf
88447||Warthausen
88448||Attenweiler
88450||Berkheim
88451||Dettingen an der Iller
88453||Erolzheim
88454||Hochdorf
88456||Ingoldingen
88457||Kirchdorf an der Iller
88459||Tannheim
88471||Laupheim
88477||Schwendi
88480||Achstetten
88481||Balzheim
88483||Burgrieden
88484||Gutenzell-Hürbel
88486||Kirchberg an der Iller
88487||Mietingen
88489||Wain
88499||Altheim|Emeringen|Riedlingen
88512||Mengen
88515||Langenenslingen
88518||Herbertingen
88521||Ertingen
88524||Uttenweiler
88525||Dürmentingen
88527||Unlingen
88529||Zwiefalten
88605||Meßkirch|Sauldorf
88630||Pfullendorf
88631||Beuron
88633||Heiligenberg
88634||Herdwangen-Schönach
88636||Illmensee
88637||Buchheim|Leibertingen
88639||Wald
88662||Überlingen
88677||Markdorf
88682||Salem
88690||Uhldingen-Mühlhofen
88693||Deggenhausertal
88696||Owingen
88697||Bermatingen
88699||Frickingen
88709||Hagnau am Bodensee|Meersburg
88718||Daisendorf
88719||Stetten
89040||Ulm
89073||Ulm
89075||Ulm
89077||Ulm
89079||Ulm
89081||Ulm
89129||Langenau|Nerenstetten|Öllingen|Setzingen
89134||Blaustein
89143||Blaubeuren|Blaubeuren Asch|Blaubeuren Gerhausen|Blaubeuren Seißen|Blaubeuren Sonderbuch|Blaubeuren Wennenden
89150||Laichingen|Laichingen Feldstetten|Laichingen Machtolsheim|Laichingen Suppingen
89155||Erbach
89160||Dornstadt|Dornstadt Scharenstetten
89165||Dietenheim
89168||Niederstotzingen
89171||Illerkirchberg
89173||Lonsee
89174||Altheim (Alb)
89176||Asselfingen
89177||Ballendorf|Börslingen
89179||Beimerstetten
89180||Berghülen|Berghülen Bühlenhausen|Berghülen Treffensbuch
89182||Bernstadt
89183||Breitingen|Holzkirch
89185||Hüttisheim
89186||Illerrieden
89188||Merklingen|Merklingen Widderstall
89189||Neenstetten
89191||Nellingen|Nellingen Aichen|Nellingen Oppingen
89192||Rammingen
89194||Schnürpflingen
89195||Staig
89197||Weidenstetten
89198||Westerstetten
89231||Neu-Ulm
89233||Neu-Ulm
89250||Senden
89257||Illertissen
89264||Weißenhorn
89269||Vöhringen
89275||Elchingen
89278||Nersingen
89281||Altenstadt
89284||Pfaffenhofen an der Roth
89287||Bellenberg
89290||Buch
89291||Holzheim
89293||Kellmünz
89294||Oberroth
89296||Osterberg
89297||Roggenburg
89299||Unterroth
89312||Günzburg
89331||Burgau
89335||Ichenhausen
89340||Leipheim
89343||Jettingen-Scheppach
89344||Aislingen
89346||Bibertal
89347||Bubesheim
89349||Burtenbach
89350||Dürrlauingen
89352||Ellzee
89353||Glött
89355||Gundremmingen
89356||Haldenwang
89358||Kammeltal
89359||Kötz
89361||Landensberg
89362||Offingen
89364||Rettenbach
89365||Röfingen
89367||Waldstetten
89368||Winterbach
89407||Dillingen an der Donau
89415||Lauingen (Donau)
89420||Höchstädt an der Donau
89423||Gundelfingen an der Donau
89426||Mödingen|Wittislingen
89428||Syrgenstein
89429||Bachhagel
89431||Bächingen an der Brenz
89432||Binswangen
89434||Blindheim
89435||Finningen
89437||Haunsheim
89438||Holzheim
89440||Lutzingen
89441||Medlingen
89443||Schwenningen
89444||Villenbach
89446||Ziertheim
89447||Zöschingen
89449||Zusamaltheim
89518||Heidenheim an der Brenz
89520||Heidenheim an der Brenz
89522||Heidenheim an der Brenz
89537||Giengen an der Brenz
89542||Herbrechtingen
89547||Gerstetten
89551||Königsbronn
89555||Steinheim am Albuch
89558||Böhmenkirch
89561||Dischingen
89564||Nattheim
89567||Sontheim an der Brenz
89568||Hermaringen
89584||Ehingen an der Donau|Lauterach
89597||Hausen am Bussen|Munderkingen|Unterwachingen
89601||Schelklingen
89604||Allmendingen
89605||Altheim
89607||Emerkingen
89608||Griesingen
89610||Oberdischingen
89611||Obermarchtal|Rechtenstein
89613||Grundsheim|Oberstadion
89614||Öpfingen
89616||Rottenacker
89617||Untermarchtal
89619||Unterstadion
90402||Nürnberg
90403||Nürnberg
90408||Nürnberg
90409||Nürnberg
90411||Nürnberg
90419||Nürnberg
90425||Nürnberg
90427||Nürnberg
90429||Nürnberg
90431||Nürnberg
90439||Nürnberg
90441||Nürnberg
90443||Nürnberg
90449||Nürnberg
90451||Nürnberg
90453||Nürnberg
90455||Nürnberg
90457||Moorenbrunn
90459||Nürnberg
90461||Nürnberg
90469||Nürnberg
90471||Nürnberg
90473||Nürnberg
90475||Nürnberg
90478||Nürnberg
90480||Nürnberg
90482||Nürnberg
90489||Nürnberg
90491||Nürnberg
90513||Zirndorf
90518||Altdorf
90522||Oberasbach
90530||Wendelstein
90537||Feucht
90542||Eckental
90547||Stein bei Nürnberg
90552||Röthenbach an der Pegnitz
90556||Cadolzburg|Seukendorf
90559||Burgthann
90562||Heroldsberg|Kalchreuth
90571||Schwaig
90574||Roßtal
90579||Langenzenn
90584||Allersberg
90587||Obermichelbach|Tuchenbach|Veitsbronn
90592||Schwarzenbruck
90596||Schwanstetten
90599||Dietenhofen
90602||Pyrbaum
90607||Rückersdorf
90610||Winkelhaid
90613||Großhabersdorf
90614||Ammerndorf
90616||Neuhof an der Zenn
90617||Puschendorf
90619||Trautskirchen
90762||Fürth
90763||Fürth
90765||Fürth
90766||Fürth
90768||Fürth
91052||Erlangen
91054||Buckenhof|Erlangen
91056||Erlangen
91058||Erlangen
91074||Herzogenaurach
91077||Dormitz|Hetzles|Kleinsendelbach|Neunkirchen am Brand
91080||Marloffstein|Spardorf|Uttenreuth
91083||Baiersdorf
91085||Weisendorf
91086||Aurachtal
91088||Bubenreuth
91090||Effeltrich
91091||Großenseebach
91093||Heßdorf
91094||Langensendelbach
91096||Möhrendorf
91097||Oberreichenbach
91099||Poxdorf
91126||Kammerstein|Rednitzhembach|Schwabach
91154||Roth
91161||Hilpoltstein
91166||Georgensgmünd
91171||Greding
91174||Spalt
91177||Thalmässing
91180||Heideck
91183||Abenberg
91186||Büchenbach
91187||Röttenbach
91189||Rohr
91207||Lauf an der Pegnitz
91217||Hersbruck
91220||Schnaittach
91224||Pommelsbrunn
91227||Leinburg
91230||Happurg
91233||Neunkirchen am Sand
91235||Hartenstein|Velden
91236||Alfeld
91238||Engelthal|Offenhausen
91239||Henfenfeld
91241||Kirchensittenbach
91242||Ottensoos
91244||Reichenschwand
91245||Simmelsdorf
91247||Vorra
91249||Weigendorf
91257||Pegnitz
91275||Auerbach in der Oberpfalz
91278||Pottenstein
91281||Kirchenthumbach
91282||Betzenstein
91284||Neuhaus an der Pegnitz
91286||Obertrubach
91287||Plech
91289||Schnabelwaid
91301||Forchheim
91315||Höchstadt an der Aisch
91320||Ebermannstadt
91322||Gräfenberg
91325||Adelsdorf
91327||Gößweinstein
91330||Eggolsheim
91332||Heiligenstadt
91334||Hemhofen
91336||Heroldsbach
91338||Igensdorf
91341||Röttenbach
91344||Waischenfeld
91346||Wiesenttal
91347||Aufseß
91349||Egloffstein
91350||Gremsdorf
91352||Hallerndorf
91353||Hausen
91355||Hiltpoltstein
91356||Kirchehrenbach
91358||Kunreuth
91359||Leutenbach
91361||Pinzberg
91362||Pretzfeld
91364||Unterleinleiter
91365||Weilersbach
91367||Weißenohe
91369||Wiesenthau
91413||Neustadt an der Aisch
91438||Bad Windsheim
91443||Scheinfeld
91448||Emskirchen
91452||Wilhermsdorf
91456||Diespeck
91459||Markt Erlbach
91460||Baudenbach
91462||Dachsbach
91463||Dietersheim
91465||Ergersheim
91466||Gerhardshofen
91468||Gutenstetten
91469||Hagenbüchach
91471||Illesheim
91472||Ipsheim
91474||Langenfeld
91475||Lonnerstadt
91477||Markt Bibart
91478||Markt Nordheim
91480||Markt Taschendorf
91481||Münchsteinach
91483||Oberscheinfeld
91484||Sugenheim
91486||Uehlfeld
91487||Vestenbergsgreuth
91489||Wilhelmsdorf
91522||Ansbach
91541||Rothenburg ob der Tauber
91550||Dinkelsbühl
91555||Feuchtwangen
91560||Heilsbronn
91564||Neuendettelsau
91567||Herrieden
91572||Bechhofen
91575||Windsbach
91578||Leutershausen
91580||Petersaurach
91583||Diebach|Schillingsfürst
91586||Lichtenau
91587||Adelshofen
91589||Aurach
91590||Bruckberg
91592||Buch am Wald
91593||Burgbernheim
91595||Burgoberbach
91596||Burk
91598||Colmberg
91599||Dentlein am Forst
91601||Dombühl
91602||Dürrwangen
91604||Flachslanden
91605||Gallmersgarten
91607||Gebsattel
91608||Geslau
91610||Insingen
91611||Lehrberg
91613||Marktbergel
91614||Mönchsroth
91616||Neusitz
91617||Oberdachstetten
91619||Obernzenn
91620||Ohrenbach
91622||Rügland
91623||Sachsen
91625||Schnelldorf
91626||Schopfloch
91628||Steinsfeld
91629||Weihenzell
91631||Wettringen
91632||Wieseth
91634||Wilburgstetten
91635||Windelsbach
91637||Wörnitz
91639||Wolframs-Eschenbach
91710||Gunzenhausen
91717||Wassertrüdingen
91719||Heidenheim
91720||Absberg
91722||Arberg
91723||Dittenheim
91725||Ehingen
91726||Gerolfingen
91728||Gnotzheim
91729||Haundorf
91731||Langfurth
91732||Merkendorf
91734||Mitteleschenbach
91735||Muhr am See
91737||Ornbau
91738||Pfofeld
91740||Röckingen
91741||Theilenhofen
91743||Unterschwaningen
91744||Weiltingen
91746||Weidenbach
91747||Westheim
91749||Wittelshofen
91757||Treuchtlingen
91781||Weißenburg in Bayern
91785||Pleinfeld
91788||Pappenheim
91790||Bergen|Burgsalach|Nennslingen|Raitenbuch
91792||Ellingen
91793||Alesheim
91795||Dollnstein
91796||Ettenstatt
91798||Höttingen
91799||Langenaltheim
91801||Markt Berolzheim
91802||Meinheim
91804||Mörnsheim
91805||Polsingen
91807||Solnhofen
91809||Wellheim
92224||Amberg
92237||Sulzbach-Rosenberg
92242||Hirschau
92245||Kümmersbruck
92249||Vilseck
92253||Schnaittenbach
92256||Hahnbach
92259||Neukirchen bei Sulzbach-Rosenberg
92260||Ammerthal
92262||Birgland
92263||Ebermannsdorf
92265||Edelsfeld
92266||Ensdorf
92268||Etzelwang
92269||Fensterbach
92271||Freihung
92272||Freudenberg
92274||Gebenbach
92275||Hirschbach
92277||Hohenburg
92278||Illschwang
92280||Kastl
92281||Königstein
92283||Lauterhofen
92284||Poppenricht
92286||Rieden
92287||Schmidmühlen
92289||Ursensollen
92318||Neumarkt in der Oberpfalz
92331||Lupburg|Parsberg
92334||Berching
92339||Beilngries
92342||Freystadt
92345||Dietfurt an der Altmühl
92348||Berg bei Neumarkt in der Oberpfalz
92353||Postbauer-Heng
92355||Velburg
92358||Seubersdorf in der Oberpfalz
92360||Mühlhausen
92361||Berngau
92363||Breitenbrunn
92364||Deining
92366||Hohenfels
92367||Pilsach
92369||Sengenthal
92421||Schwandorf
92431||Neunburg vorm Wald
92436||Bruck in der Oberpfalz
92439||Bodenwöhr
92442||Wackersdorf
92444||Rötz
92445||Neukirchen-Balbini
92447||Schwarzhofen
92449||Steinberg
92507||Nabburg
92521||Schwarzenfeld
92526||Oberviechtach
92533||Wernberg-Köblitz
92536||Iffelsdorf|Pfreimd|Pfreimd Hohentreswitz|Pfreimd Pamsendorf|Pfreimd Pfreimd|Pfreimd Untersteinbach|Pfreimd Weihern
92539||Schönsee
92540||Altendorf
92542||Dieterskirchen
92543||Guteneck
92545||Niedermurach
92546||Schmidgaden
92548||Schwarzach bei Nabburg
92549||Stadlern
92551||Stulln
92552||Teunz
92554||Thanstein
92555||Trausnitz
92557||Weiding
92559||Winklarn
92637||Theisseil|Weiden
92648||Vohenstrauß
92655||Grafenwöhr
92660||Neustadt an der Waldnaab
92665||Altenstadt an der Waldnaab|Kirchendemenreuth
92670||Windischeschenbach
92676||Eschenbach in der Oberpfalz|Speinshart
92681||Erbendorf
92685||Floß
92690||Pressath
92693||Eslarn
92694||Etzenricht
92696||Flossenbürg
92697||Georgenberg
92699||Bechtsrieth|Irchenrieth
92700||Kaltenbrunn
92702||Kohlberg
92703||Krummennaab
92705||Leuchtenberg
92706||Luhe-Wildenau
92708||Mantel
92709||Moosbach
92711||Parkstein
92712||Pirk
92714||Pleystein
92715||Püchersreuth
92717||Reuth bei Erbendorf
92718||Schirmitz
92720||Schwarzenbach
92721||Störnstein
92723||Gleiritsch|Tännesberg
92724||Trabitz
92726||Waidhaus
92727||Waldthurn
92729||Weiherhammer
93047||Regensburg
93049||Regensburg
93051||Regensburg
93053||Regensburg
93055||Regensburg
93057||Regensburg
93059||Regensburg
93073||Neutraubling
93077||Bad Abbach
93080||Pentling
93083||Obertraubling
93086||Wörth an der Donau
93087||Alteglofsheim
93089||Aufhausen
93090||Bach an der Donau
93092||Barbing
93093||Donaustauf
93095||Hagelstadt
93096||Köfering
93098||Mintraching
93099||Mötzing
93101||Pfakofen
93102||Pfatter
93104||Riekofen|Sünching
93105||Tegernheim
93107||Thalmassing
93109||Wiesent
93128||Regenstauf
93133||Burglengenfeld
93138||Lappersdorf
93142||Maxhütte-Haidhof
93149||Nittenau
93152||Nittendorf
93155||Hemau
93158||Teublitz
93161||Sinzing
93164||Brunn|Laaber
93167||Falkenstein
93170||Bernhardswald
93173||Wenzenbach
93176||Beratzhausen
93177||Altenthann
93179||Brennberg
93180||Deuerling
93182||Duggendorf
93183||Holzheim am Forst|Kallmünz
93185||Michelsneukirchen
93186||Pettendorf
93188||Pielenhofen
93189||Reichenbach
93191||Rettenbach
93192||Wald
93194||Walderbach
93195||Wolfsegg
93197||Zeitlarn
93199||Zell
93309||Kelheim
93326||Abensberg
93333||Neustadt an der Donau
93336||Altmannstein
93339||Riedenburg
93342||Saal an der Donau
93343||Essing
93345||Hausen
93346||Ihrlerstein
93348||Kirchdorf
93349||Mindelstetten
93351||Painten
93352||Rohr in Niederbayern
93354||Biburg|Siegenburg
93356||Teugn
93358||Train
93359||Wildenberg
93413||Cham
93426||Roding
93437||Furth im Wald
93444||Kötzting
93449||Waldmünchen
93453||Neukirchen beim Heiligen Blut
93455||Traitsching
93458||Eschlkam
93462||Lam
93464||Tiefenbach
93466||Chamerau
93468||Miltach
93470||Lohberg
93471||Arnbruck
93473||Arnschwang
93474||Arrach
93476||Blaibach
93477||Gleißenberg
93479||Grafenwiesen
93480||Hohenwarth
93482||Pemfling
93483||Pösing
93485||Rimbach
93486||Runding
93488||Schönthal
93489||Schorndorf
93491||Stamsried
93492||Treffelstein
93494||Waffenbrunn
93495||Weiding
93497||Willmering
93499||Zandt
94032||Passau
94034||Passau
94036||Passau
94051||Hauzenberg
94060||Pocking
94065||Waldkirchen
94072||Bad Füssing
94078||Freyung
94081||Fürstenzell
94086||Bad Griesbach im Rottal
94089||Neureichenau
94094||Malching|Rotthalmünster
94099||Ruhstorf an der Rott
94104||Tittling|Witzmannsberg
94107||Untergriesbach
94110||Wegscheid
94113||Tiefenbach
94116||Hutthurm
94118||Jandelsbrunn
94121||Salzweg
94124||Büchlberg
94127||Neuburg am Inn
94130||Obernzell
94133||Röhrnbach
94136||Thyrnau
94137||Bayerbach
94139||Breitenberg
94140||Ering
94142||Fürsteneck
94143||Grainet
94145||Haidmühle
94146||Hinterschmiding
94148||Kirchham
94149||Kößlarn
94151||Mauth
94152||Neuhaus am Inn
94154||Neukirchen vorm Wald
94155||Otterskirchen
94157||Perlesreut
94158||Philippsreut
94160||Ringelai
94161||Ruderting
94163||Saldenburg
94164||Sonnen
94166||Stubenberg
94167||Tettenweis
94169||Thurmansbang
94209||Regen
94227||Lindberg|Zwiesel
94234||Viechtach
94239||Gotteszell|Ruhmannsfelden|Zachenberg
94244||Geiersthal|Teisnach
94249||Bodenmais
94250||Achslach
94252||Bayerisch Eisenstein
94253||Bischofsmais
94255||Böbrach
94256||Drachselsried
94258||Frauenau
94259||Kirchberg im Wald
94261||Kirchdorf im Wald
94262||Kollnburg
94264||Langdorf
94265||Patersdorf
94267||Prackenbach
94269||Rinchnach
94315||Straubing
94327||Bogen
94330||Aiterhofen|Salching
94333||Geiselhöring
94336||Hunderdorf|Windberg
94339||Leiblfing
94342||Irlbach|Straßkirchen
94344||Wiesenfelden
94345||Aholfing
94347||Ascha
94348||Atting
94350||Falkenfels
94351||Feldkirchen
94353||Haibach
94354||Haselbach
94356||Kirchroth
94357||Konzell
94359||Loitzendorf
94360||Mitterfels
94362||Neukirchen
94363||Oberschneiding
94365||Parkstetten
94366||Perasdorf
94368||Perkam
94369||Rain
94371||Rattenberg
94372||Rattiszell
94374||Schwarzach
94375||Stallwang
94377||Steinach
94379||Sankt Englmar
94405||Landau an der Isar
94419||Reisbach
94424||Arnstorf
94428||Eichendorf
94431||Pilsting
94436||Simbach
94437||Mamming
94439||Roßbach
94447||Plattling
94469||Deggendorf
94474||Vilshofen
94481||Grafenau
94486||Osterhofen
94491||Hengersberg
94496||Ortenburg
94501||Aidenbach|Aldersbach|Beutelsbach
94505||Bernried
94508||Schöllnach
94513||Schönberg
94518||Spiegelau
94522||Wallersdorf
94526||Metten
94527||Aholming
94529||Aicha vorm Wald
94530||Auerbach
94532||Außernzell
94533||Buchhofen
94535||Eging am See
94536||Eppenschlag
94538||Fürstenstein
94539||Grafling
94541||Grattersdorf
94542||Haarbach
94544||Hofkirchen
94545||Hohenau
94547||Iggensbach
94548||Innernzell
94550||Künzing
94551||Hunding|Lalling
94553||Mariaposching
94554||Moos
94556||Neuschönau
94557||Niederalteich
94559||Niederwinkling
94560||Offenberg
94562||Oberpöring
94563||Otzing
94565||Erlhof bei Rathsmannsdorf
94566||Sankt Oswald-Riedlhütte
94568||Sankt Oswald-Riedlhütte
94569||Stephansposching
94571||Schaufling
94572||Schöfweg
94574||Wallerfing
94575||Windorf
94577||Winzer
94579||Zenting
95028||Hof
95030||Hof
95032||Hof
95100||Selb
95111||Rehau
95119||Naila
95126||Schwarzenbach an der Saale
95131||Schwarzenbach am Wald
95138||Bad Steben
95145||Oberkotzau
95152||Selbitz
95158||Kirchenlamitz
95163||Weißenstadt
95168||Marktleuthen
95173||Schönwald
95176||Konradsreuth
95179||Geroldsgrün
95180||Berg
95182||Döhlau
95183||Feilitzsch|Töpen|Trogen
95185||Gattendorf
95186||Höchstädt im Fichtelgebirge
95188||Issigau
95189||Köditz
95191||Leupoldsgrün
95192||Lichtenberg
95194||Regnitzlosau
95195||Röslau
95197||Schauenstein
95199||Thierstein
95213||Münchberg
95233||Helmbrechts
95234||Sparneck
95236||Stammbach
95237||Weißdorf
95239||Zell
95326||Kulmbach
95336||Mainleus
95339||Neuenmarkt|Wirsberg
95346||Stadtsteinach
95349||Thurnau
95352||Marktleugast
95355||Presseck
95356||Grafengehaig
95358||Guttenberg
95359||Kasendorf
95361||Ködnitz
95362||Kupferberg
95364||Ludwigschorgast
95365||Rugendorf
95367||Trebgast
95369||Untersteinach
95444||Bayreuth
95445||Bayreuth
95447||Bayreuth
95448||Bayreuth
95460||Bad Berneck im Fichtelgebirge
95463||Bindlach
95466||Kirchenpingarten|Weidenberg
95469||Speichersdorf
95473||Creußen|Haag|Prebitz
95478||Kemnath
95482||Gefrees
95485||Warmensteinach
95488||Eckersdorf
95490||Mistelgau
95491||Ahorntal
95493||Bischofsgrün
95494||Gesees
95496||Glashütten
95497||Goldkronach
95499||Harsdorf
95500||Heinersreuth
95502||Himmelkron
95503||Hummeltal
95505||Immenreuth
95506||Kastl
95508||Kulmain
95509||Marktschorgast
95511||Mistelbach
95512||Neudrossenfeld
95514||Neustadt am Kulm
95515||Plankenfels
95517||Emtmannsberg|Seybothenreuth
95519||Schlammersdorf|Vorbach
95615||Marktredwitz
95632||Wunsiedel
95643||Tirschenreuth
95652||Waldsassen
95659||Arzberg
95666||Leonberg|Mitterteich
95671||Bärnau
95676||Wiesau
95679||Waldershof
95680||Bad Alexandersbad
95682||Brand
95683||Ebnath
95685||Falkenberg
95686||Fichtelberg
95688||Friedenfels
95689||Fuchsmühl
95691||Hohenberg an der Eger
95692||Konnersreuth
95694||Mehlmeisel
95695||Mähring
95697||Nagel
95698||Neualbenreuth
95700||Neusorg
95701||Pechbrunn
95703||Plößberg
95704||Pullenreuth
95706||Schirnding
95707||Thiersheim
95709||Tröstau
96047||Bamberg
96049||Bamberg
96050||Bamberg
96052||Bamberg
96103||Hallstadt
96106||Ebern
96110||Scheßlitz
96114||Hirschaid
96117||Memmelsdorf
96120||Bischberg
96123||Litzendorf
96126||Ermershausen|Maroldsweisach
96129||Strullendorf
96132||Schlüsselfeld
96135||Stegaurach
96138||Burgebrach
96142||Hollfeld
96145||Seßlach
96146||Altendorf
96148||Baunach
96149||Breitengüßbach
96151||Breitbrunn
96152||Burghaslach
96154||Burgwindheim
96155||Buttenheim
96157||Ebrach
96158||Frensdorf
96160||Geiselwind
96161||Gerach
96163||Gundelsheim
96164||Kemmern
96166||Kirchlauter
96167||Königsfeld
96169||Lauter
96170||Lisberg|Priesendorf
96172||Mühlhausen
96173||Oberhaid
96175||Pettstadt
96176||Pfarrweisach
96178||Pommersfelden
96179||Rattelsdorf
96181||Rauhenebrach
96182||Reckendorf
96184||Rentweinsdorf
96185||Schönbrunn
96187||Stadelhofen
96188||Stettfeld
96190||Untermerzbach
96191||Viereth-Trunstadt
96193||Wachenroth
96194||Walsdorf
96196||Wattendorf
96197||Wonsees
96199||Zapfendorf
96215||Lichtenfels
96224||Burgkunstadt
96231||Bad Staffelstein
96237||Ebersdorf
96242||Sonnefeld
96247||Michelau in Oberfranken
96250||Ebensfeld
96253||Untersiemau
96257||Marktgraitz|Redwitz an der Rodach
96260||Weismain
96264||Altenkunstadt
96268||Mitwitz
96269||Großheirath
96271||Grub am Forst
96272||Hochstadt am Main
96274||Itzgrund
96275||Marktzeuln
96277||Schneckenlohe
96279||Weidhausen bei Coburg
96317||Kronach
96328||Küps
96332||Pressig
96337||Ludwigsstadt
96342||Stockheim
96346||Wallenfels
96349||Steinwiesen
96352||Wilhelmsthal
96355||Tettau
96358||Reichenbach|Teuschnitz
96361||Steinbach am Wald
96364||Marktrodach
96365||Nordhalben
96367||Tschirn
96369||Weißenbrunn
96450||Coburg
96465||Neustadt bei Coburg
96472||Rödental
96476||Bad Rodach
96479||Weitramsdorf
96482||Ahorn
96484||Meeder
96486||Lautertal
96487||Dörfles-Esbach
96489||Niederfüllbach
96515||Sonneberg
96523||Oberland am Rennsteig|Steinach
96524||Föritz|Judenbach|Neuhaus-Schierschnitz
96528||Bachfeld|Frankenblick|Schalkau
97070||Würzburg
97072||Würzburg
97074||Würzburg
97076||Würzburg
97078||Würzburg
97080||Würzburg
97082||Würzburg
97084||Würzburg
97199||Ochsenfurt
97204||Höchberg
97209||Veitshöchheim
97215||Simmershofen|Uffenheim|Weigenheim
97218||Gerbrunn
97222||Rimpar
97225||Zellingen
97228||Rottendorf
97230||Estenfeld
97232||Giebelstadt
97234||Reichenberg
97236||Randersacker
97237||Altertheim
97239||Aub
97241||Bergtheim|Oberpleichfeld
97243||Bieberehren
97244||Bütthard
97246||Eibelstadt
97247||Eisenheim
97249||Eisingen
97250||Erlabrunn
97252||Frickenhausen am Main
97253||Gaukönigshofen
97255||Gelchsheim|Sonderhofen
97256||Geroldshausen
97258||Gollhofen|Hemmersheim|Ippesheim|Oberickelsheim
97259||Greußenheim
97261||Güntersleben
97262||Hausen bei Würzburg
97264||Helmstadt
97265||Hettstadt
97267||Himmelstadt
97268||Kirchheim
97270||Kist
97271||Kleinrinderfeld
97273||Kürnach
97274||Leinach
97276||Margetshöchheim
97277||Neubrunn
97279||Prosselsheim
97280||Remlingen
97282||Retzstadt
97283||Riedenheim
97285||Röttingen|Tauberrettersheim
97286||Sommerhausen|Winterhausen
97288||Theilheim
97289||Thüngen
97291||Thüngersheim
97292||Holzkirchen|Uettingen
97294||Unterpleichfeld
97295||Waldbrunn
97297||Waldbüttelbrunn
97299||Zell am Main
97318||Biebelried|Kitzingen
97320||Albertshofen|Buchbrunn|Großlangheim|Mainstockheim|Sulzfeld am Main
97332||Volkach
97334||Nordheim am Main|Sommerach
97337||Dettelbach
97340||Marktbreit|Martinsheim|Segnitz
97342||Marktsteft|Obernbreit|Seinsheim
97346||Iphofen
97348||Markt Einersheim|Rödelsee|Willanzheim
97350||Mainbernheim
97353||Wiesentheid
97355||Abtswind|Castell|Kleinlangheim|Rüdenhausen|Wiesenbronn
97357||Prichsenstadt
97359||Schwarzach am Main
97412||Schweinfurt
97421||Schweinfurt
97422||Schweinfurt
97424||Schweinfurt
97437||Haßfurt
97440||Werneck
97447||Frankenwinheim|Gerolzhofen
97450||Arnstein
97453||Schonungen
97456||Dittelbrunn
97461||Hofheim in Unterfranken
97464||Niederwerrn
97469||Gochsheim
97475||Zeil am Main
97478||Knetzgau
97483||Eltmann
97486||Königsberg in Bayern
97488||Stadtlauringen
97490||Poppenhausen
97491||Aidhausen
97493||Bergrheinfeld
97494||Bundorf
97496||Burgpreppach
97497||Dingolshausen
97499||Donnersdorf
97500||Ebelsbach
97502||Euerbach
97503||Gädheim
97505||Geldersheim
97506||Grafenrheinfeld
97508||Grettstadt
97509||Kolitzheim
97511||Lülsfeld
97513||Michelau im Steigerwald
97514||Oberaurach
97516||Oberschwarzach
97517||Rannungen
97519||Riedbach
97520||Röthlein
97522||Sand am Main
97523||Schwanfeld
97525||Schwebheim
97526||Sennfeld
97528||Sulzdorf an der Lederhecke
97529||Sulzheim
97531||Theres
97532||Üchtelhausen
97534||Waigolshausen
97535||Wasserlosen
97537||Wipfeld
97539||Wonfurt
97616||Bad Neustadt an der Saale|Salz
97618||Heustreu|Hohenroth|Hollstadt|Niederlauer|Rödelmaier|Strahlungen|Unsleben|Wollbach|Wülfershausen an der Saale
97631||Bad Königshofen im Grabfeld
97633||Aubstadt|Großbardorf|Großeibstadt|Herbstadt|Höchheim|Saal an der Saale|Sulzfeld|Trappstadt
97638||Mellrichstadt
97640||Hendungen|Oberstreu|Stockheim
97645||Ostheim vor der Rhön
97647||Hausen|Nordheim vor der Rhön|Sondheim vor der Rhön|Willmars
97650||Fladungen
97653||Bischofsheim an der Rhön
97654||Bastheim
97656||Oberelsbach
97657||Sandberg
97659||Schönau an der Brend
97688||Bad Kissingen
97702||Münnerstadt
97705||Burkardroth
97708||Bad Bocklet
97711||Maßbach|Thundorf in Unterfranken
97714||Oerlenbach
97717||Aura an der Saale|Euerdorf|Sulzthal
97720||Nüdlingen
97723||Oberthulba
97724||Burglauer
97725||Elfershausen
97727||Fuchsstadt
97729||Ramsthal
97737||Gemünden am Main
97753||Karlstadt
97762||Hammelburg
97769||Bad Brückenau
97772||Wildflecken
97773||Aura im Sinngrund
97775||Burgsinn
97776||Eußenheim
97778||Fellen
97779||Geroda
97780||Gössenheim
97782||Gräfendorf
97783||Karsbach
97785||Mittelsinn
97786||Motten
97788||Neuendorf
97789||Oberleichtersbach
97791||Obersinn
97792||Riedenberg
97794||Rieneck
97795||Schondra
97797||Wartmannsroth
97799||Zeitlofs
97816||Lohr am Main
97828||Marktheidenfeld
97833||Frammersbach
97834||Birkenfeld
97836||Bischbrunn
97837||Erlenbach bei Marktheidenfeld
97839||Esselbach
97840||Hafenlohr
97842||Karbach
97843||Neuhütten
97845||Neustadt am Main
97846||Partenstein
97848||Rechtenbach
97849||Roden
97851||Rothenfels
97852||Schollbrunn
97854||Steinfeld
97855||Triefenstein
97857||Urspringen
97859||Wiesthal
97877||Wertheim
97892||Kreuzwertheim
97896||Freudenberg
97900||Külsheim
97901||Altenbuch
97903||Collenberg
97904||Dorfprozelten
97906||Faulbach
97907||Hasloch
97909||Stadtprozelten
97922||Lauda-Königshofen
97941||Tauberbischofsheim
97944||Boxberg
97947||Grünsfeld
97950||Großrinderfeld
97953||Königheim
97956||Werbach
97957||Wittighausen
97959||Assamstadt
97980||Bad Mergentheim
97990||Weikersheim
97993||Creglingen
97996||Niederstetten
97999||Igersheim
98527||Suhl
98528||Suhl
98529||Suhl
98530||Dillstädt|Marisfeld|Oberstadt|Rohr|Schmeheim
98544||Zella-Mehlis
98547||Christes|Kühndorf|Schwarza|Viernau
98553||Ahlstädt|Bischofrod|Eichenberg|Nahetal-Waldau|Sankt Kilian|Schleusingen
98554||Benshausen
98559||Oberhof
98574||Schmalkalden
98587||Altersbach|Bermbach|Oberschönau|Rotterode|Springstille|Steinbach-Hallenberg|Unterschönau
98590||Rosa|Roßdorf|Schwallungen|Wernshausen
98593||Floh-Seligenthal|Kleinschmalkalden
98596||Trusetal
98597||Breitungen|Fambach|Heßles
98599||Brotterode
98617||Bauerbach|Belrieth|Einhausen|Ellingshausen|Henneberg|Herpf|Leutersdorf|Meiningen|Neubrunn|Obermaßfeld-Grimmenthal|Rhönblick|Ritschenhausen|Stepfershausen|Sülzfeld|Untermaßfeld|Utendorf|Vachdorf|Wölfershausen
98630||Mendhausen|Milz|Römhild|Westenfeld
98631||Behrungen|Berkach|Bibra|Exdorf|Jüchsen|Nordheim|Queienfeld|Rentwertshausen|Schwickershausen|Wolfmannshausen
98634||Aschenhausen|Birx|Erbenhausen|Frankenheim|Friedelshausen|Hümpfershausen|Kaltensundheim|Kaltenwestheim|Mehmels|Melpers|Oberkatz|Oberweid|Oepfershausen|Unterkatz|Unterweid|Wahns|Wasungen
98639||Metzels|Rippershausen|Wallbach|Walldorf
98646||Dingsleben|Gleichamberg|Hildburghausen|Reurieth|Siegritz|Straufhain|Trostadt
98660||Beinerstadt|Ehrenberg|Grimmelshausen|Henfstädt|Kloster Veßra|Lengfeld|Sankt Bernhard|Themar
98663||Bad Colberg-Heldburg|Gompertshausen|Hellingen|Schweickershausen|Ummerstadt|Westhausen
98666||Masserberg
98667||Schleusegrund
98669||Schlechtsart|Veilsdorf
98673||Auengrund|Brünn|Eisfeld
98678||Sachsenbrunn
98693||Ilmenau|Martinroda
98701||Altenfeld|Böhlen|Friedersdorf|Gillersdorf|Großbreitenbach|Herschdorf|Neustadt am Rennsteig|Wildenspring
98704||Langewiesen|Wolfsberg
98708||Gehren|Möhrenbach|Pennewitz
98711||Frauenwald
98714||Stützerbach
98716||Elgersburg|Geraberg|Geschwenda
98724||Lauscha|Neuhaus am Rennweg
98739||Lichte|Piesau|Reichmannsdorf|Schmiedefeld
98743||Gräfenthal
98744||Cursdorf|Deesbach|Lichtenhain/Bergbahn|Meura|Oberweißbach|Unterweißbach
98746||Goldisthal|Katzhütte|Mellenbach-Glasbach|Meuselbach-Schwarzmühle
98749||Scheibe-Alsbach|Siegmundsburg|Steinheid
99084||Erfurt
99085||Erfurt
99086||Erfurt
99087||Erfurt
99089||Erfurt
99091||Erfurt
99092||Erfurt
99094||Erfurt
99096||Erfurt
99097||Erfurt
99098||Erfurt
99099||Erfurt
99100||Bienstädt|Dachwig|Döllstädt|Gierstädt/Kleinfahner|Großfahner|Zimmernsupra
99102||Klettbach|Rockhausen
99130||Marlishausen
99189||Andisleben|Elxleben|Gebesee|Haßleben|Ringleben|Walschleben|Witterda
99192||Apfelstädt|Gamstädt|Ingersleben|Neudietendorf|Nottleben
99195||Alperstedt|Eckstedt|Großrudestedt|Markvippach|Nöda|Riethnordhausen|Schloßvippach
99198||Großmölsen|Kleinmölsen|Mönchenholzhausen|Ollendorf|Udestedt
99310||Alkersleben|Arnstadt|Bösleben-Wüllersleben|Dornheim|Osthausen-Wülfershausen|Wachsenburggemeinde|Wipfratal|Witzleben
99326||Ilmtal|Stadtilm
99330||Crawinkel|Frankenhain|Gräfenroda|Liebenstein
99334||Elleben|Elxleben|Ichtershausen|Kirchheim
99338||Angelroda|Gossel|Neusiß|Plaue
99423||Weimar
99425||Weimar
99427||Weimar
99428||Bechstedtstraß|Daasdorf am Berge|Hopfgarten|Isseroda|Niederzimmern|Nohra|Ottstedt am Berge|Utzberg
99438||Bad Berka|Buchfart|Gutendorf|Hetschburg|Oettern|Tonndorf|Troistedt|Vollersroda
99439||Ballstedt|Berlstedt|Buttelstedt|Ettersburg|Großobringen|Heichelheim|Hottelstedt|Kleinobringen|Krautheim|Leutenthal|Neumark|Ramsla|Rohrbach|Sachsenhausen|Schwerstedt|Vippachedelhausen|Wohlsborn
99441||Döbritschen|Frankendorf|Großschwabhausen|Hammerstedt|Hohlstedt|Kiliansroda|Kleinschwabhausen|Kromsdorf|Lehnstedt|Magdala|Mechelroda|Mellingen|Umpferstedt
99444||Blankenhain
99448||Hohenfelden|Kranichfeld|Nauendorf|Rittersdorf
99510||Apolda|Flurstedt|Gebstedt|Kapellendorf|Liebstedt|Mattstedt|Niederreißen|Niederroßla|Nirmsdorf|Oberreißen|Obertrebra|Oßmannstedt|Pfiffelbach|Saaleplatte|Wickerstedt|Wiegendorf|Willerstedt
99518||Auerstedt|Bad Sulza|Eberstedt|Großheringen|Ködderitzsch|Niedertrebra|Rannstedt|Reisdorf|Schmiedehausen
99610||Großbrembach|Kleinbrembach|Sömmerda|Sprötau|Vogelsberg|Wundersleben
99625||Beichlingen|Großmonra|Großneuhausen|Kleinneuhausen|Kölleda|Schillingstedt
99628||Buttstädt|Ellersleben|Eßleben-Teutleben|Guthmannshausen|Hardisleben|Mannstedt|Olbersleben|Rudersdorf
99631||Günstedt|Herrnschwende|Weißensee
99634||Gangloffsömmern|Henschleben|Schwerstedt|Straußfurt|Werningshausen
99636||Ostramondra|Rastenberg
99638||Büchel|Frömmstedt|Griefstedt|Kindelbrück|Riethgen
99706||Sondershausen
99707||Badra|Bendeleben|Göllingen|Günserode|Hachelbich|Rottleben|Seega|Steinthaleben
99713||Abtsbessingen|Bellstedt|Ebeleben|Freienbessingen|Helbedündorf|Holzsußra|Rockstedt|Schernberg|Thüringenhausen|Wolferschwenda
99718||Clingen|Greußen|Großenehrich|Niederbösa|Oberbösa|Topfstedt|Trebra|Wasserthaleben|Westgreußen
99734||Nordhausen
99735||Etzelsrode|Friedrichsthal|Hainrode|Hohenstein|Kleinfurra|Nohra|Petersdorf|Werther|Wolkramshausen
99752||Kehmstedt|Kleinbodungen|Kraja|Lipprechterode|Wipperdorf
99755||Ellrich|Hohenstein
99759||Großlohra|Niedergebra|Obergebra|Rehungen
99762||Buchholz|Harzungen|Herrmannsacker|Neustadt/Harz|Niedersachswerfen|Rodishain|Stempeda
99765||Auleben|Görsbach|Hamma|Heringen/Helme|Urbach|Uthleben|Windehausen
99768||Ilfeld
99817||Eisenach
99819||Ettenhausen an der Suhl|Hörselberg|Krauthausen|Marksuhl|Wolfsburg-Unkeroda
99820||Behringen
99826||Berka vor der Hainich|Bischofroda|Ebenshausen|Frankenroda|Hallungen|Lauterbach|Mihla|Nazza
99830||Treffurt
99831||Creuzburg|Ifta
99834||Gerstungen|Lauchröden|Oberellen|Unterellen
99837||Berka/Werra|Dankmarshausen|Dippach|Großensee
99842||Ruhla
99846||Seebach
99848||Hörselberg|Wutha-Farnroda
99867||Gotha
99869||Ballstädt|Brüheim|Bufleben|Ebenheim|Emleben|Eschenbergen|Friedrichswerth|Friemar|Goldbach|Grabsleben|Günthersleben|Haina|Hochheim|Molschleben|Mühlberg|Pferdingsleben|Remstädt|Schwabhausen|Seebergen|Sonneborn|Tröchtelborn|Tüttleben|Wandersleben|Wangenheim|Warza|Wechmar|Weingarten|Westhausen
99880||Aspach|Fröttstädt|Hörselgau|Laucha|Leinatal|Mechterstädt|Metebach|Teutleben|Trügleben|Waltershausen
99885||Luisenthal|Ohrdruf|Wölfis
99887||Georgenthal|Gräfenhain|Herrenhof|Hohenkirchen|Petriroda
99891||Emsetal|Tabarz
99894||Ernstroda|Finsterbergen|Friedrichroda
99897||Tambach-Dietharz
99947||Bad Langensalza|Bothenheilingen|Issersheilingen|Kirchheilingen|Kleinwelsbach|Mülverstedt|Neunheilingen|Schönstedt|Sundhausen|Tottleben|Weberstedt
99955||Bad Tennstedt|Ballhausen|Blankenburg|Bruchstedt|Haussömmern|Herbsleben|Hornsömmern|Klettstedt|Kutzleben|Mittelsömmern|Urleben
99958||Großvargula|Tonna
99974||Mühlhausen|Unstruttal
99976||Anrode|Dünwald|Hildebrandshausen|Lengenfeld unterm Stein|Rodeberg|Unstruttal
99986||Flarchheim|Kammerforst|Langula|Niederdorla|Oberdorla|Oppershausen
99988||Heyerode|Katharinenberg
99991||Altengottern|Großengottern|Heroldishausen
99994||Marolterode|Schlotheim
99996||Menteroda|Obermehler
99998||Körner|Mühlhausen/Thüringen
`;

export default table;
