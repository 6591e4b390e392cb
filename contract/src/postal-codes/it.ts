const table: string = `# GeoNames (https://www.geonames.org), CC BY 4.0; changed by scripts/postal-codes.mjs
00010|RM|Borgo Santa Maria|Casape|Gallicano nel Lazio|Marcellina|Monteflavio|Montelibretti|Montorio Romano|Moricone|Poli|San Gregorio da Sassola|San Polo dei Cavalieri|Sant'Angelo Romano|Setteville|Setteville di Guidonia
00011|RM|Bagni di Tivol
00012|RM|Albuccione|Colle Verde|Guidonia|Guidonia Montecelio|La Botte|Montecelio|Villalba|Villanova|Villanova di Guidonia
00013|RM|Castelchiodato|Fonte Nuova|Mentana|Santa Lucia|Tor Lupara|Torlupara di Mentana
00015|RM|Monterotondo|Monterotondo Stazione
00017|RM|Acquaviva|Nerola
00018|RM|Cretone|Palombara Sabina
00019|RM|Arci|Bivio San Polo|Empolitana|Tivoli|Tivoli Terme|Villa Adriana
00020|RM|Agosta|Altipiani di Arcinazzo|Arcinazzo Romano|Camerata Nuova|Canterano|Cerreto Laziale|Cervara di Roma|Ciciliano|Cineto Romano|Jenne|Madonna della Pace|Mandela|Marano Equo|Percile|Pisoniano|Riofreddo|Rocca Canterano|Roccagiovine|Sambuci|Saracinesco|Vallepietra|Vallinfreda|Vivaro Romano
00021|RM|Affile
00022|RM|Anticoli Corrado
00023|RM|Arsoli
00024|RM|Castel Madama
00025|RM|Gerano
00026|RM|Civitella|Licenza
00027|RM|Roviano
00028|RM|Subiaco
00029|RM|Vicovaro
00030|RM|Bellegra|Capranica Prenestina|Castel San Pietro Romano|Colonna|Colonna Stazione|Gavignano|Genazzano|Gorga|Guadagnolo|Labico|Montelanico|Rocca di Cave|Rocca Santo Stefano|Roiate|San Cesareo|San Vito Romano
00031|RM|Artena|Colubro|Macere
00032|RM|Carpineto Romano
00033|RM|Cave|San Bartolomeo
00034|RM|Colleferro|Colleferro Scalo|Colleferro Stazione
00035|RM|Olevano Romano
00036|RM|Carchitti|Palestrina
00037|RM|Segni
00038|RM|Valmontone
00039|RM|Valle Martella|Zagarolo
00040|RM|Ardea|Frattocchie|Marina di Ardea|Ponte sulla Moletta|Rocca di Papa|Santa Maria delle Mole|Tor San Lorenzo
00041|RM|Albano Laziale|Cecchina|Cecchina Stazione|Pavona|Pavona Stazione
00042|RM|Anzio|Colonia di Anzio|Lavinio Lido di Enea|Lido dei Pini
00043|RM|Casabianca|Ciampino|Ciampino Aeroporto
00044|RM|Frascati|Vermicino
00045|RM|Genzano di Roma|Landi|Pedica
00046|RM|Grottaferrata|Poggio Tulliano
00047|RM|Marino
00048|RM|Nettuno
00049|RM|Velletri
00050|RM|Testa di Lepre di Sopra
00051|RM|Allumiere|La Bianca
00052|RM|Cerenova|Cerveteri|Furbara Cerenova|Marina di Cerveteri|Stazione di Furbara
00053|RM|Aurelia|Aurelia di Civitavecchia|Civitavecchia
00054|RM|Fiumicino|Fiumicino Aeroporto|Focene|Fregene|Isola Sacra
00055|RM|Ladispoli|Marina San Nicola|Palo
00057|RM|Malagrotta|Pantano di Grano
00058|RM|Santa Marinella
00059|RM|Santa Severa Nord|Tolfa
00060|RM|Bagni di Stigliano|Bellavista|Belvedere|Bivio di Capanelle|Canale Monterano|Capena|Castelnuovo di Porto|Civitella San Paolo|Filacciano|Formello|Girardi|Le Rughe|Magliano Romano|Mazzano Romano|Monte Caminetto|Montevirginio|Nazzano|Ponte Storto|Ponzano Romano|Riano|Sacrofano|Sant'Oreste|Terme di Stiglian|Terrazze|Torrita Tiberina
00061|RM|Anguillara Sabazia
00062|RM|Bracciano|Castel Giuliano|Rinascente|Vigna di Valle
00063|RM|Campagnano di Roma
00065|RM|Feronia|Fiano Romano
00066|RM|Manziana|Quadroni
00067|RM|Morlupo
00068|RM|Rignano Flaminio
00069|RM|Trevignano Romano|Vicarello
00071|RM|Pomezia
00072|RM|Ariccia
00073|RM|Castel Gandolfo
00074|RM|Nemi
00075|RM|Lanuvio
00076|RM|Lariano
00077|RM|Monte Compatri
00078|RM|Monte Porzio Catone
00079|RM|Rocca Priora
00118|RM|Roma
00119|RM|Roma
00120|RM|Roma
00121|RM|Roma
00122|RM|Roma
00123|RM|Roma
00124|RM|Roma
00125|RM|Roma
00126|RM|Roma
00127|RM|Roma
00128|RM|Roma
00131|RM|Roma
00132|RM|Roma
00133|RM|Roma
00134|RM|Roma
00135|RM|Roma
00136|RM|Roma
00137|RM|Roma
00138|RM|Roma
00139|RM|Roma
00141|RM|Roma
00142|RM|Roma
00143|RM|Roma
00144|RM|Roma
00145|RM|Roma
00146|RM|Roma
00147|RM|Roma
00148|RM|Roma
00149|RM|Roma
00151|RM|Roma
00152|RM|Roma
00153|RM|Roma
00154|RM|Roma
00155|RM|Roma
00156|RM|Roma
00157|RM|Roma
00158|RM|Roma
00159|RM|Roma
00161|RM|Roma
00162|RM|Roma
00163|RM|Roma
00164|RM|Roma
00165|RM|Roma
00166|RM|Roma
00167|RM|Roma
00168|RM|Roma
00169|RM|Roma
00171|RM|Roma
00172|RM|Roma
00173|RM|Roma
00174|RM|Roma
00175|RM|Roma
00176|RM|Roma
00177|RM|Roma
00178|RM|Roma
00179|RM|Roma
00181|RM|Roma
00182|RM|Roma
00183|RM|Roma
00184|RM|Roma
00185|RM|Roma
00186|RM|Roma
00187|RM|Roma
00188|RM|Roma
00189|RM|Roma
00191|RM|Roma
00192|RM|Roma
00193|RM|Roma
00194|RM|Roma
00195|RM|Roma
00196|RM|Roma
00197|RM|Roma
00198|RM|Roma
00199|RM|Roma
01010|VT|Arlena di Castro|Barbarano Romano|Blera|Capodimonte|Cellere|Civitella Cesi|Farnese|Gradoli|Ischia di Castro|Latera|Marta|Monte Romano|Onano|Oriolo Romano|Piansano|Tessennano|Vejano|Villa San Giovanni in Tuscia
01011|VT|Canino|Musignano
01012|VT|Capranica|Vico Matrino
01014|VT|Montalto di Castro|Pescia Romana
01015|VT|Sutri
01016|VT|Lido di Tarquinia|Marina Velca|Tarquinia
01017|VT|Tuscania
01018|VT|Valentano
01019|VT|Cura|Giardino|La Botte|Pietrara|Tre Croci|Vetralla
01020|VT|Bomarzo|Casenuove|Celleno|Civitella d'Agliano|Graffignano|Lubriano|Mugnano|Proceno|San Lorenzo Nuovo|San Michele in Teverina|Sipicciano
01021|VT|Acquapendente|Torre Alfina|Trevinano
01022|VT|Bagnoregio|Castel Cellesi|Civita|Vetriolo
01023|VT|Bolsena
01024|VT|Castiglione in Teverina|Sermugnano
01025|VT|Grotte di Castro
01027|VT|Le Mosse|Montefiascone|Zepponami
01028|VT|Orte|Orte Scalo|Orte Stazione
01030|VT|Bassano in Teverina|Bassano Romano|Calcata|Calcata Nuova|Canepina|Carbognano|Castel Sant'Elia|Corchiano|Faleria|Monterosi|Vallerano|Vasanello|Vitorchiano|Vitorchiano Stazione
01032|VT|Caprarola
01033|VT|Borghetto|Borghetto di Civita Castellana Stazione|Civita Castellana|Civita Castellana Stazione
01034|VT|Fabrica di Roma|Regolelli
01035|VT|Gallese|Scalo Teverina
01036|VT|Nepi
01037|VT|Lago di Vico|Ronciglione
01038|VT|Chia|Soriano nel Cimino
01039|VT|Vignanello
01100|VT|Viterbo
02010|RI|Borbona|Borgo Velino|Canetra di Castel Sant'Angelo|Castel Sant'Angelo|Cittareale|Colli sul Velino|Labro|Micigliano|Morro Reatino|Piedicolle|Rivodutri|Santa Croce|Santa Croce di Cittareale|Vallemare
02011|RI|Accumoli|Grisciano
02012|RI|Amatrice|Collemoresco|Preta|Santa Giusta|Santi Lorenzo e Flaviano|Scai|Sommati|Torrita
02013|RI|Antrodoco
02014|RI|Cantalice|Fantauzzi|San Liberato
02015|RI|Cittaducale|Grotti|Grotti di Cittaducale
02016|RI|Albaneto|Leonessa|Piedelpoggio|San Clemente di Leonessa|Terzone|Villa Bigioni|Vindoli
02018|RI|Poggio Bustone
02019|RI|Favischio|Picciame|Posta|Sigillo di Posta
02020|RI|Ascrea|Belmonte in Sabina|Campolano|Castel di Tora|Colle di Tora|Collegiove|Concerviano|Longone Sabino|Marcetelli|Nespolo|Paganico Sabino|Roccaranieri|Stipes|Turania|Vaccareccia|Varco Sabino
02021|RI|Borgorose|Corvaro|Grotti di Borgorose|Poggiovalle|Poggiovalle di Borgorose|Sant'Anatolia|Torano|Villerose
02022|RI|Collalto Sabino
02023|RI|Fiamignano|Peschieta|Sant'Agapito|Sant'Ippolito|Santa Lucia|Santa Lucia di Fiamignano
02024|RI|Leofreni|Pace|Pescorocchiano|Sant'Elpidio|Sant'Elpidio di Pescorocchiano
02025|RI|Borgo San Pietro|Capradosso|Castelmareri|Fiumata|Petrella Salto
02026|RI|Posticciola|Rocca Sinibalda
02030|RI|Casaprota|Collelungo|Collelungo Sabino|Frasso Sabino|Monte Santa Maria|Poggio Nativo|Poggio San Lorenzo|Pozzaglia Sabina|Torricella in Sabina|Villetta Sant'Antonio
02031|RI|Castelnuovo di Farfa
02032|RI|Borgo Quinzio|Borgo Salario|Canneto|Canneto Sabino|Coltodino|Corese Terra|Fara in Sabina|Farfa|Farfa Sabina|Passo Corese|Prime Case|Talocci
02033|RI|Ginestra Sabina|Monteleone Sabino
02034|RI|Bocchignano|Montopoli di Sabina
02035|RI|Orvinio
02037|RI|Cerdomare|Fiacchini|Osteria Nuova|Poggio Moiano
02038|RI|Ponticelli|Scandriglia
02039|RI|Toffia
02040|RI|Cantalupo in Sabina|Configni|Cottanello|Fianello|Mompeo|Montasola|Monte San Giovanni in Sabina|Montebuono|Montenero Sabino|Poggio Catino|Roccantica|Salisano|San Polo|San Polo Sabino|Selci|Tarano|Vacone
02041|RI|Casperia
02042|RI|Collevecchio
02043|RI|Contigliano|San Filippo|San Filippo di Contigliano
02044|RI|Forano|Gavignano Sabino
02045|RI|Greccio|Limiti di Greccio
02046|RI|Foglia|Magliano Sabina
02047|RI|Castel San Pietro|Poggio Mirteto|Poggio Mirteto Scalo|Poggio Mirteto Stazione
02048|RI|Stimigliano|Stimigliano Scalo|Stimigliano Stazione
02049|RI|Torri in Sabina
02100|RI|Rieti
03010|FR|Acuto|Certosa di Trisulti|Collepardo|Filettino|Fumone|La Forma|Madonna delle Grazie|Patoni|Patrica|Piglio|Pitocco|Quattro Strade|San Giovanni|Serrone|Sgurgola|Torre Cajetani|Trevi nel Lazio|Trivigliano|Vico nel Lazio
03011|FR|Alatri|Collelavena|Monte San Marino|Tecchiena
03012|FR|Anagni|Osteria della Fontana
03013|FR|Ferentino|Ferentino Stazione|Porciano|Tofe
03014|FR|Fiuggi|Fiuggi Fonte
03016|FR|Campocatino|Guarcino
03017|FR|Cerquotti Madonna del Piano|Morolo
03018|FR|Paliano
03019|FR|Supino
03020|FR|Arnara|Castro dei Volsci|Falvaterra|Giuliano di Roma|Madonna del Piano|Pastena|Pico|San Sosio|Strangolagalli|Torrice|Vallecorsa|Villa Santo Stefano
03021|FR|Amaseno
03022|FR|Antica Colle Piscioso|Boville Ernica|Brecciaro|Casavitola|Colle Campano|Mozzano Torretta|Rotabile|Scrima
03023|FR|Ceccano
03024|FR|Ceprano
03025|FR|Anitrella|Chiaiamari|Colli|Monte San Giovanni Campano|Porrino
03026|FR|Pofi
03027|FR|Ripi
03028|FR|San Giovanni Incarico
03029|FR|Casamari|Case Campoli|Castelmassimo|Colleberardi|Cotropagno|Giglio|Panetta|Sant'Angelo in Villa|Santa Francesca|Scifelli|Veroli
03030|FR|Broccostella|Campoli Appennino|Casalattico|Castelliri|Castrocielo|Coldragone|Colfelice|Colle San Magno|Fontechiari|Madonna della Stella|Pescosolido|Piedimonte San Germano|Piedimonte San Germano Alta|Piumarola|Posta Fibreno|Rocca d'Arce|Santopadre|Vicalvi|Villa Felice|Villa Santa Lucia
03031|FR|Aquino
03032|FR|Arce|Isoletta
03033|FR|Arpino|Scaffa|Scaffa San Sossio
03034|FR|Casalvieri|Purgatorio|Roselli
03035|FR|Collefontana|Fontana Liri|Fontana Liri Superiore|San Paolo
03036|FR|Isola del Liri
03037|FR|Pastine di Pontecorvo|Pontecorvo|Sant'Oliva|Sant'Oliva di Pontecorvo
03038|FR|Caprile|Roccasecca|Roccasecca Stazione
03039|FR|Carnello|Selva di Sora|Sora
03040|FR|Acquafondata|Ausonia|Belmonte Castello|Cardito di Vallerotonda|Casalcassinese|Castelnuovo Parano|Cerreto di Vallerotonda|Coreno Ausonio|Gallinaro|Picinisco|Pietrafitta|Pignataro Interamna|San Biagio Saracinisco|San Vittore del Lazio|Sant'Ambrogio sul Garigliano|Sant'Andrea del Garigliano|Selvacava|Settefrati|Terelle|Vallemaio|Vallerotonda|Valvori|Villa Latina|Viticuso
03041|FR|Alvito|Castello d'Alvito|Sant'Onofrio
03042|FR|Atina|Atina Inferiore|Casino Pica
03043|FR|Caira|Cappella Morrone|Cassino|Montecassino|San Bartolomeo|Sant'Angelo in Theodice
03044|FR|Cervaro|Pacitti|Pastenelle|Santa Lucia|Sprumaro
03045|FR|Esperia|Esperia Inferiore|Monticelli
03046|FR|San Donato Val di Comino
03047|FR|San Giorgio a Liri
03048|FR|Sant'Apollinare
03049|FR|Olivella|Portella|Sant'Elia Fiumerapido|Valleluce
03100|FR|Frosinone
04010|LT|Bassiano|Cori|Giulianello|Maenza|Norma|Pisterzo|Prossedi|Rocca Massima|Roccagorga|Roccasecca dei Volsci|Sezze Scalo|Sezze Stazione|Sonnino|Sonnino Scalo
04011|LT|Aprilia|Camilleri|Campo di Carne|Campoleone|Campoverde|Carano|Casalazara|Cogna|Fossignano|Pantanelle|Torre del Padiglione|Vallelata
04012|LT|Borgo Flora|Cisterna di Latina|Le Castella
04013|LT|Carrara|Doganella|Doganella di Ninfa|Latina Aeroporto|Monticchio|Sermoneta|Sermoneta Scalo
04014|LT|Borgo Pasubio|Pontinia
04015|LT|Abbazia di Fossanova|Fossanova|Priverno
04016|LT|Baia d'Argento|Borgo San Donato|Sabaudia
04017|LT|Borgo Montenero|San Felice Circeo
04018|LT|Colli di Suso|Sezze
04019|LT|Badino|Borgo Hermada|La Fiora|Terracina
04020|LT|Campodimele|Campomaggiore San Luca|Grunuovo|Grunuovo di Santi Cosma e Damiano|Itri|Monte San Biagio|San Lorenzo di Santi Cosma e Damiano|Santi Cosma e Damiano|Santo Stefano|Spigno Saturnia|Spigno Saturnia Inferiore|Ventotene
04021|LT|Castelforte|Forme di Suio|San Cataldo|Suio Terme
04022|LT|Fondi|Salto di Fondi|San Magno
04023|LT|Acquatraversa di Formia|Castellonorato|Formia|Maranola|Penitro|Trivio di Formia|Vindicio di Formia
04024|LT|Gaeta
04025|LT|Lenola|Valle Bernardo
04026|LT|Marina di Minturno|Minturno|Santa Maria Infante|Scauri|Tremensuoli|Tufo di Minturno
04027|LT|Ponza
04029|LT|Sperlonga
04100|LT|Latina
05010|TR|Collelungo|Montegabbione|Ospedaletto|Parrano|Poggio Aquilone|Porano|Pornello|Ripalvella|San Venanzo|San Vito in Monte
05011|TR|Allerona|Allerona Stazione|Stazione di Allerona
05012|TR|Attigliano
05013|TR|Castel Giorgio
05014|TR|Castel Viscardo|Monterubiaglio|Pianlungo
05015|TR|Carnaiola|Fabro|Fabro Scalo
05016|TR|Ficulle|Sala
05017|TR|Monteleone d'Orvieto|Santa Maria
05018|TR|Canale|Canale Nuovo|Canale Vecchio|Ciconia|Corbara|Gabelletta|Morrano|Morrano Nuovo|Morrano Vecchio|Orvieto|Orvieto Scalo|Orvieto Stazione|Prodo|Sferracavallo|Sugano|Titignano
05020|TR|Alviano|Avigliano Umbro|Dunarobba|Lugnano in Teverina|Melezzole|Montecchio|Santa Restituta|Sismano|Tenaglie
05021|TR|Acquasparta|Casigliano|Portaria
05022|TR|Amelia|Fornole|Macchie|Montecampano|Porchiano|Porchiano del Monte
05023|TR|Acqualoreto|Baschi|Civitella del Lago
05024|TR|Giove
05025|TR|Guardea
05026|TR|Castel dell'Aquila|Casteltodino|Collesecco|Farnetta|Montecastrilli|Quadrelli
05028|TR|Penna in Teverina
05029|TR|San Gemini
05030|TR|Fontechiaruccia|Montefranco|Otricoli|Poggio di Otricoli|Polino
05031|TR|Arrone|Buonacquisto|Casteldilago
05032|TR|Calvi dell'Umbria|Santa Maria della Neve
05034|TR|Ferentillo
05035|TR|Borgaria|Borgaria di Narni|Capitone|Gualdo|Gualdo di Narni|Itieli|Montoro|Narni|Narni Scalo|Narni Stazione|Nera Montoro|Ponte San Lorenzo|San Liberato|San Vito|Sant'Urbano|Schifanoia|Stifone|Taizzano|Testaccio|Vigne|Vigne di Narni
05039|TR|Stroncone
05100|TR|Terni
06010|PG|Citerna|Fighille|Lippiano|Monte Santa Maria Tiberina
06012|PG|Cerbara|Cinquemiglia|Città di Castello|Fraccano|Lerchi|Piosina|Promano|Riosecco|San Maiano|San Secondo
06014|PG|Montone
06016|PG|Lama|San Giustino|Selci
06018|PG|Badia Petroia|Lugnano|Lugnano Città di Castello|Petrelle|Petroia|Pistrino|San Leo Bastia|Trestina
06019|PG|Montecastelli|Montecastelli Umbro|Niccone|Pierantonio|Preggio|Umbertide|Verna
06020|PG|Branca|Torre dei Calzolari
06021|PG|Costacciaro|Villa Col de' Canali|Villa Col dei Canali
06022|PG|Fossato di Vico|Fossato di Vico Stazione|Osteria del Gatto|Purello
06023|PG|Cerqueto|Gualdo Tadino|Morano|Morano Madonnuccia|Pieve di Compresseto|San Pellegrino|San Pellegrino di Gualdo Tadino
06024|PG|Caicambiucci|Camporeggiano|Casamorcia|Cipolleto|Colpalombo|Gubbio|Mocaiana|Mocaiana Stazione|Padule|Ponte d'Assi|San Benedetto Vecchio|Scritto|Semonte|Stazione di Padule
06025|PG|Gaifana|Molinaccio|Nocera Umbra
06026|PG|Pietralunga
06027|PG|Isola Fossara|Pascelupo|Scheggia|Scheggia e Pascelupo
06028|PG|Sigillo
06029|PG|Casa Castalda|Valfabbrica
06030|PG|Bastardo|Cammoro|Giano dell'Umbria|Orsano e Cammoro|Sellano|Valtopina
06031|PG|Bevagna|Cantalupo
06033|PG|Cannara
06034|PG|Annifo|Belfiore|Capodacqua|Casenove|Colfiorito|Fiamenga|Foligno|Pale|Perticani|Pieve Fanonica|Rasiglia|San Giovanni Profiamma|Sant'Eraclio|Scafali|Scanzano|Scopoli|Sterpete|Uppello|Verchiano
06035|PG|Collesecco|Gualdo Cattaneo|Marcellano|Pozzo|Pozzo di Gualdo Cattaneo|San Terenziano
06036|PG|Madonna della Stella|Montefalco|San Marco di Montefalco
06038|PG|Capitan Loreto|Spello
06039|PG|Borgo di Trevi|Cannaiola|Li Celli|Matigge|Santa Maria in Valle|Trevi
06040|PG|Ceselli|Piedipaterno|Piedipaterno sul Nera|Poggiodomo|Sant'Anatolia di Narco|Scheggino|Vallo di Nera
06041|PG|Borgo Cerreto|Bugiano|Cerreto di Spoleto|Triponzo
06042|PG|Campello sul Clitunno
06043|PG|Cascia|Chiavano|Maltignano di Cascia
06044|PG|Bruna|Castel Ritaldi
06045|PG|Monteleone di Spoleto
06046|PG|Agriano|Ancarano|Castelluccio|Norcia|San Pellegrino di Norcia|Savelli di Norcia|Serravalle|Serravalle di Norcia
06047|PG|Abeto|Belforte|Casali Belforte|Piedivalle|Preci|Roccanolfi|Todiano
06049|PG|Baiano di Spoleto|Bazzano Inferiore|Beroide|Cortaccione|Eggi|Madonna di Baiano|Maiano|Montemartano|Morgnano|San Brizio|San Giacomo|San Giacomo di Spoleto|San Giovanni di Baiano|San Martino in Trignano|Sant'Angelo in Mercole|Spoleto|Strettura|Terzo La Pieve
06050|PG|Casalalta|Collazzone|Collepepe|Piedicolle
06051|PG|Casalina|Ripabianca
06053|PG|Deruta|Ponte Nuovo|San Niccolò di Celle|San Nicolò di Celle|Sant'Angelo di Celle
06054|PG|Fratta Todina
06055|PG|Marsciano|Papiano|San Valentino|San Valentino della Collina
06056|PG|Colpetrazzo|Massa Martana|Viepri|Villa San Faustino
06057|PG|Monte Castello di Vibio
06059|PG|Camerata|Canonica|Collevalenza|Ilci|Izzalini|Montenero|Montenero di Todi|Monticello|Pantalla|Pian di San Martino|Pontecuti|Ponterio|Todi
06060|PG|Lisciano Niccone|Paciano|Villastrada Umbra
06061|PG|Castiglione del Lago|Gioiella|Petrignano del Lago|Porto|Pozzuolo
06062|PG|Città della Pieve|Moiano|Po Bandino|Ponticelli|Ponticelli Città della Pieve|Salci
06063|PG|Agello|Magione|San Feliciano|San Savino|Sant'Arcangelo|Sant'Arcangelo di Magione|Soccorso|Villa
06064|PG|Panicale
06065|PG|Castel Rigone|Passignano sul Trasimeno
06066|PG|Castiglion Fosco|Piegaro|Pietrafitta
06068|PG|Tavernelle
06069|PG|Borghetto di Tuoro|Isola Maggiore|Tuoro sul Trasimeno
06070|PG|Ellera|Ellera Umbra|San Mariano
06072|PG|Badiola|Castiglione della Valle|Marsciano|Mercatello|Migliano|Pieve Caina|San Biagio della Valle|Spina
06073|PG|Corciano|Mantignana
06081|PG|Assisi|Assisi Santuario|Castelnuovo|Castelnuovo d'Assisi|Palazzo|Palazzo d'Assisi|Petrignano|Petrignano d'Assisi|Rivotorto|San Vitale|Santa Maria degli Angeli|Torchiagina|Tordandrea|Viole di Assisi
06083|PG|Bastia|Costano|Ospedalicchio|Ospedalicchio di Bastia Umbra
06084|PG|Bettona|Passaggio|Passaggio di Bettona
06089|PG|Brufa|Fornaci|Ponte Nuovo|Torgiano
06100|PG|Perugia
06121|PG|Perugia
06122|PG|Perugia
06123|PG|Perugia
06124|PG|Perugia
06125|PG|Perugia
06126|PG|Perugia
06127|PG|Perugia
06128|PG|Perugia
06129|PG|Perugia
06130|PG|Perugia
06131|PG|Perugia
06132|PG|Perugia
06133|PG|Perugia
06134|PG|Perugia
06135|PG|Perugia
07010|SS|Anela|Ardara|Benetutti|Bottidda|Bultei|Burgos|Cossoine|Esporlatu|Foresta Burgos|Foresta di Burgos|Giave|Illorai|Ittireddu|Mara|Monteleone Rocca Doria|Nughedu San Nicolò|Nule|Romana|Semestene|Tula
07011|SS|Bono
07012|SS|Bonorva|Rebeccu|Santa Lucia
07013|SS|Mores
07014|SS|Chilivani|Fraigas|Ozieri|San Nicola|Vigne
07015|SS|Padria
07016|SS|Pattada
07017|SS|Ploaghe
07018|SS|Pozzomaggiore
07019|SS|Villanova Monteleone
07020|SS|Aggius|Aglientu|Alà dei Sardi|Buddusò|Golfo Aranci|Loiri|Loiri Porto San Paolo|Luogosanto|Monti|Padru|Palau|Porto San Paolo|San Francesco d'Aglientu|Su Canale|Telti|Vaccileddi
07021|SS|Arzachena|Baia Sardinia|Cala di Volpe|Cannigione|Capo Ferro|Costa Smeralda|Pirazzolu|Porto Cervo
07022|SS|Berchidda
07023|SS|Calangianus
07024|SS|Isola di Caprera|La Maddalena|Moneta
07025|SS|Luras
07026|SS|Berchiddeddu|Olbia|Porto Rotondo|San Pantaleo
07027|SS|Oschiri
07028|SS|San Pasquale|Santa Teresa Gallura
07029|SS|Nuchis|Tempio Pausania
07030|SS|Badesi|Bortigiadas|Bulzi|Cargeghe|Chiaramonti|Erula|Florinas|Laerru|Martis|Muros|Sant'Antonio di Gallura|Santa Maria Coghinas|Tergu|Viddalba
07031|SS|Castelsardo|Lu Bagnu
07032|SS|Nulvi
07033|SS|Osilo|Santa Vittoria
07034|SS|Perfugas
07035|SS|Sedini
07036|SS|Sennori
07037|SS|Platamona|Sorso
07038|SS|Lu Colbu|Trinità d'Agultu e Vignola
07039|SS|Codaruina|La Muddizza|Valledoria
07040|SS|Argentiera|Argentiera Nurra|Banari|Bessude|Biancareddu|Borutta|Campanedda|Canaglia|Cheremule|Codrongianos|La Corte|Olmedo|Palmadula|Putifigari|Rumanedda|Siligo|Stintino|Tissi|Tottubella|Uri
07041|SS|Alghero|Fertilia|Maristella Porto Conte|Santa Maria La Palma|Tramariglio
07043|SS|Bonnanaro
07044|SS|Ittiri
07045|SS|Ossi
07046|SS|Asinara Cala d'Oliva|Asinara Lazzaretto|Cala Reale|Porto Torres
07047|SS|Thiesi
07048|SS|Torralba
07049|SS|Usini
07100|SS|Sassari
08010|NU OR|Birori|Dualchi|Flussio|Lei|Magomadas|Montresta|Noragugume|Sa Lumenera|Sagama|Santa Maria|Suni|Tinnura
08011|NU|Bolotana
08012|NU|Bortigali|Mulargia
08013|OR|Bosa|Bosa Marina|Turas
08015|NU|Macomer
08016|NU|Borore
08017|NU|Silanus
08018|NU|Sindia
08019|OR|Modolo
08020|NU SS|Agrustos|Badualga|Berchidda|Berruiles|Bircolovò|Birgalavò|Brunella|Budditogliu|Budoni|Capo Coda Cavallo|Concas|Franculacciu|Galtelli|Gavoi|Irgoli|L'Alzoni|La Runcina|La Traversa|Li Mori|Li Teggi|Limpiddu|Limpostu|Loculi|Lodè|Lodine|Lotturai|Lu Cuponeddi|Lu Fraili|Lu Impostu|Lu Lioni
08021|NU|Bitti
08022|NU|Cala Gonone|Dorgali
08023|NU|Fonni
08024|NU|Mamoiada
08025|NU|Oliena|Su Cologone
08026|NU|Orani
08027|NU|Orgosolo
08028|NU|Cala Ginepro|Cala Liberotto|Orosei|Sas Linnas Siccas|Sos Alinos
08029|NU|Siniscola
08030|CA NU OR|Atzara|Austis|Belvi|Escolca|Esterzili|Gadoni|Genoni|Gergei|Lixius|Meana Sardo|Nuragus|Nurallao|Orroli|Sadali|Serri|Seulo|Teti|Villanova Tulo
08031|NU|Aritzo|Gidilau
08032|NU|Desulo
08033|SU|Isili
08034|OR|Crastu|Laconi|Santa Sofia|Su Lau|Traidodini
08035|SU|Nurri
08036|NU|Ortueri
08037|NU|Seui
08038|NU|Sorgono
08039|NU|Tonara
08040|NU|Ardali|Arzana|Baunei|Cardedu|Elini|Gairo|Gairo Sant'Elena|Girasole|Ilbono|Loceri|Lotzorai|Osini|S'Arridellu|Santa Maria Navarrese|Talana|Tancau|Tancau sul Mare|Taquisara|Triei|Ulassai|Urzulei|Ussassai
08042|NU|Bari Sardo
08043|SU|Escalaplano
08044|NU|Jerzu
08045|NU|Lanusei
08046|NU|Perdasdefogu
08047|NU|Migheli|Tertenia
08048|NU|Arbatax|Calamoresca|Is Murdegus|Porto Frailis|Su Pinu|Su Troccu|Tortolì
08049|NU|Villagrande Strisaili
08100|NU|Nuoro
09010|CA SU|Buggerru|Decimoputzu|Domus de Maria|Fluminimaggiore|Forte Village|Giba|Gonnesa|Is Urigus|Masainas|Matzaccara|Musei|Narcao|Nuraxi Figus|Nuxis|Palmas|Paringianu|Perdaxius|Piscinas|Portoscuso|Pula|Riomurtas|Rosas|San Giovanni Suergiu|Sant'Anna Arresi|Santadi|Siliqua|Terraseo|Terresoli|Tratalias|Uta
09011|SU|Calasetta|Cussorgia
09012|CA|Capoterra|La Maddalena|Poggio dei Pini|San Leone
09013|SU|Barbusi|Carbonia|Serbariu|Sirai
09014|SU|Carloforte
09015|SU|Domusnovas
09016|SU|Bindua|Iglesias|Monteponi|Nebida|San Benedetto
09017|SU|Sant'Antioco
09018|CA|Sarroch|Villa d'Orri
09019|SU|Teulada
09020|CA SU|Collinas|Genuri|Gesturi|Las Plassas|Pauli Arbarei|Pimentel|Samatzai|Siddi|Turri|Ussana|Ussaramanna|Villamar|Villanovaforru|Villanovafranca
09021|SU|Barumini
09022|SU|Lunamatrona
09023|SU|Monastir
09024|SU|Nuraminis|Villagreca
09025|SU|Sanluri|Sanluri Stato
09026|SU|San Sperate
09027|SU|Serrenti
09028|CA|Sestu
09029|SU|Setzu|Tuili
09030|CA SU|Elmas|Montevecchio|Pabillonis|Samassi|Sardara
09031|SU|Arbus|Gennamari|Ingurtosu|Sant'Antonio di Santadi
09032|CA|Assemini|Macchiareddu
09033|CA|Decimomannu
09034|SU|Villasor
09035|SU|Gonnosfanadiga
09036|SU|Guspini
09037|SU|San Gavino Monreale
09038|SU|Serramanna
09039|SU|Villacidro
09040|CA SU|Arixi|Armungia|Ballao|Barrali|Burcei|Castiadas|Donorì|Furtei|Gesico|Goni|Guamaggiore|Guasila|Mandas|Maracalagonis|Ortacesus|San Basilio|San Nicolò Gerrei|San Vito|Sant'Andrea Frius|Santa Maria|Segariu|Selegas|Senorbì|Serdiana|Settimo San Pietro|Silius|Sisini|Siurgus Donigala|Soleminis|Suelli
09041|SU|Dolianova
09042|CA|Monserrato
09043|SU|Muravera
09044|CA|Quartucciu
09045|CA|Flumini di Quartu Sant'Elena|Quartu Sant'Elena
09047|CA|Selargius|Su Planu
09048|CA|Sinnai
09049|SU|Villasimius
09070|OR|Aidomaggiore|Baratili San Pietro|Bauladu|Bonarcado|Domusnovas Canales|Mandriola|Milis|Narbolia|Norbello|Nurachi|Pardu Nou|Paulilatino|Putzu Idu|Riola Sardo|Rocca Tunda|Sa Rocca Tunda|San Vero Milis|Seneghe|Siamaggiore|Tramatza|Zeddiani|Zerfaliu
09071|OR|Abbasanta
09072|OR|Cabras|Solanas
09073|OR|Cuglieri|S'Archittu|Santa Caterina|Santa Caterina di Pittinurri|Torre del Pozzo
09074|OR|Ghilarza|Zuri
09075|OR|San Leonardo|Santu Lussurgiu
09076|OR|Sedilo
09077|OR|Solarussa
09078|OR|Scano di Montiferro|Sennariolo
09079|OR|Tresnuraghes
09080|OR|Allai|Assolo|Asuni|Bidonì|Boroneddu|Mogorella|Neoneli|Nughedu Santa Vittoria|Nureci|Sant'Antonio Ruinas|Senis|Siamanna|Siapiccia|Soddì|Sorradile|Tadasuni|Ulà Tirso|Villa Sant'Antonio|Villaurbana
09081|OR|Ardauli
09082|OR|Busachi
09083|OR|Fordongianus
09084|OR|Villanova Truschedu
09085|OR|Ruinas
09086|OR|Samugheo
09088|OR|Ollastra|Simaxis
09090|OR|Albagiara|Baradili|Baressa|Curcuris|Gonnoscodina|Gonnosnò|Masullas|Morgongiori|Palmas Arborea|Pau|Simala|Sini|Siris|Tiria|Usellus|Villa Verde
09091|OR|Ales
09092|OR|Arborea
09093|OR|Gonnostramatza|Pompu
09094|OR|Marrubiu|Sant'Anna
09095|OR|Mogoro
09096|OR|Santa Giusta
09097|OR|San Nicolò d'Arcidano
09098|OR|Tanca Marchese|Terralba
09099|OR|Uras
09100|CA|Cagliari
09121|CA|Cagliari
09122|CA|Cagliari
09123|CA|Cagliari
09124|CA|Cagliari
09125|CA|Cagliari
09126|CA|Cagliari
09127|CA|Cagliari
09128|CA|Cagliari
09129|CA|Cagliari
09130|CA|Cagliari
09131|CA|Cagliari
09134|CA|Cagliari
09170|OR|Oristano
10010|TO|Albiano d'Ivrea|Andrate|Azeglio|Bairo|Banchette|Barone Canavese|Burolo|Calea|Candia Canavese|Caravino|Carema|Cascinette d'Ivrea|Chiaverano|Colleretto Giacosa|Cossano Canavese|Fiorano Canavese|Gauna|Lessolo|Loranzè|Masino|Mercenasco|Nomaglio|Orio Canavese|Palazzo Canavese|Parella|Perosa Canavese|Piverone|Quagliuzzo|Quassolo|Quincinetto
10011|TO|Agliè
10012|TO|Bollengo
10013|TO|Borgofranco d'Ivrea
10014|TO|Arè|Caluso|Rodallo|Vallo|Vallo di Caluso
10015|TO|Ivrea|San Bernardo d'Ivrea|Torre Balfredo
10016|TO|Montalto Dora
10017|TO|Montanaro
10018|TO|Pavone Canavese
10019|TO|Carrone|Cerone|Strambino
10020|TO|Andezeno|Arignano|Baldissero Torinese|Brozolo|Brusasco|Cambiano|Casalborgone|Cavagnolo|Colombaro|Lauriano|Madonna della Scala|Marcorengo|Marentino|Mombello di Torino|Montaldo Torinese|Monteu da Po|Moriondo Torinese|Pavarolo|Pecetto Torinese|Riva presso Chieri|San Pietro|San Sebastiano da Po|Verrua Savoia
10022|TO|Borgo Salsasio|Carmagnola|Cavalleri|Fumeri|San Bernardo Carmagnola|San Michele e Grato
10023|TO|Chieri|Pessione
10024|TO|Barauda|Borgo San Pietro di Moncalieri|Colle della Maddalena|Moncalieri|Revigliasco|Revigliasco Torinese|Tagliaferro|Testona
10025|TO|Pino Torinese
10026|TO|Santena
10028|TO|Trofarello|Valle Sauglio
10029|TO|Villastellone
10030|TO|Maglione|Rondissone|Tina|Vestignè|Villareggia|Vische
10031|TO|Borgomasino
10032|TO|Brandizzo
10034|TO|Boschetto|Castelrosso|Chivasso|Torassi
10035|TO|Casale|Mazzè|Tonengo di Mazzè
10036|TO|Olimpia|Settimo Torinese
10037|TO|Torrazza Piemonte
10038|TO|Borgo Revel|Casabianca|Verolengo
10039|TO|Alice Superiore|Lugnacco|Pecco
10040|TO|Almese|Bivio Cumiana|Brione|Caprie|Caselette|Cumiana|Druento|Gerbole|Givoletto|La Cassa|La Loggia|Leinì|Lombardore|Lombriasco|Milanere|Montelera|Novaretto|Osasio|Piobesi Torinese|Pralormo|Rivalta di Torino|Rivarossa|Rivera|Rubiana|San Gillio|Tedeschi|Val della Torre|Villar Dora|Volvera|Zucche
10041|TO|Carignano|Ceretto|Ceretto di Carignano
10042|TO|Nichelino|Stupinigi
10043|TO|Orbassano
10044|TO|Pianezza
10045|TO|Garola|Piossasco
10046|TO|Avatanei|Favari|Isolabella|Marocchi|Poirino
10048|TO|Garino|Vinovo
10050|TO|Baratte|Borgone Susa|Bruzolo|Chianocco|Chiomonte|Chiusa di San Michele|Claviere|Coazze|Exilles|Giaglione|Gravere|Mattie|Meana di Susa|Moncenisio|Novalesa|Salbertrand|Salice d'Ulzio|San Didero|San Giorio|San Giorio di Susa|Sant'Antonino di Susa|Sauze d'Oulx|Vaie|Venaus|Vernetto|Villar Focchiardo|Zoie
10051|TO|Avigliana|Drubiaglio|Grangia
10052|TO|Bardonecchia|Borgonovo Bardonecchia
10053|TO|Bussoleno|Foresto
10054|TO|Bousson|Cesana Torinese|Sauze di Cesana|Solomiac
10055|TO|Condove
10056|TO|Beaulard|Oulx
10057|TO|Sant'Ambrogio di Torino
10058|TO|Colle Sestriere|Sestriere
10059|TO|Mompantero|San Giuseppe|Susa
10060|TO|Airasca|Angrogna|Bibiana|Bobbio Pellice|Bricherasio|Buriasco|Campiglione|Campiglione Fenile|Candiolo|Cantalupa|Castagnole Piemonte|Castel del Bosco|Castelnuovo|Cercenasco|Combalere|Dubbione|Fenestrelle|Frossasco|Garzigliana|Inverso Pinasca|Lusernetta|Macello|Massello|Mentoulles|Miradolo|None|Osasco|Pancalieri|Perrero|Pinasca
10061|TO|Cavour
10062|TO|Airali|Luserna|Luserna San Giovanni
10063|TO|Perosa Argentina|Pomaretto
10064|TO|Abbadia Alpina|Baudenasca|Pinerolo|Riva di Pinerolo
10065|TO|Pramollo|San Germano Chisone
10066|TO|Torre Pellice
10067|TO|Vigone
10068|TO|Villafranca Piemonte
10069|TO|Villar Perosa
10070|TO|Ala di Stura|Balangero|Balme|Barbania|Benne|Bonzo|Cafasse|Cantoira|Ceres|Chialamberto|Coassolo Torinese|Col San Giovanni|Col San Giovanni di Viù|Corio|Fiano|Forno Alpi Graie|Front|Germagnano|Groscavallo|Grosso|La Villa|Lemie|Levone|Mezzenile|Monastero di Lanzo|Monasterolo|Monasterolo Torinese|Mondrone|Pessinetto|Procaria
10071|TO|Borgaro Torinese
10072|TO|Caselle Torinese|Mappano
10073|TO|Ciriè|Devesi
10074|TO|Lanzo Torinese
10075|TO|Mathi
10076|TO|Nole|San Giovanni
10077|TO|Ceretta di San Maurizio Canavese|Malanghero|San Maurizio Canavese
10078|TO|Altessano|Venaria Reale
10080|TO|Alpette|Baldissero Canavese|Borgiallo|Bosconero|Brosso|Busano|Canischio|Casetti|Castelnuovo Nigra|Ceresole Reale|Chiesanuova|Ciconio|Cintano|Colleretto Castelnuovo|Drusacco|Feletto|Fornolosa|Frassinetto|Ingria|Issiglio|Locana|Lusigliè|Noasca|Oglianico|Ozegna|Pertusio|Prascorsano|Pratiglione|Ribordone|Rivara
10081|TO|Campo Canavese|Castellamonte|Muriaglio
10082|TO|Cuorgnè|Priacco|Salto Canavese
10083|TO|Favria
10084|TO|Forno Canavese
10085|TO|Pont Canavese
10086|TO|Argentera|Rivarolo Canavese
10087|TO|Valperga
10088|TO|Volpiano
10089|TO|Meugliano|Trausella|Vico Canavese
10090|TO|Bruino|Bussolino|Buttigliera Alta|Castagneto Po|Castiglione Torinese|Cinzano|Corbiglia|Cuceglio|Ferriera|Foglizzo|Gassino Torinese|Montalenghe|Piana San Raffaele|Reano|Rivalba|Romano Canavese|Rosta|San Bernardino|San Giorgio Canavese|San Giusto Canavese|San Raffaele Cimena|Sangano|Sciolze|Trana|Vialfrè|Villaggio La Quercia|Villarbasse
10091|TO|Alpignano
10092|TO|Beinasco|Borgaretto
10093|TO|Borgata Paradiso di Collegno|Collegno|Leumann|Regina Margherita|Savonera
10094|TO|Giaveno|Pontepietra|Selvaggio|Valgioie
10095|TO|Gerbido|Grugliasco|Lesna
10098|TO|Bruere|Cascine Vica|Rivoli|Tetti Neirotti
10099|TO|San Mauro Torinese
10100|TO|Torino
10121|TO|Torino
10122|TO|Torino
10123|TO|Torino
10124|TO|Torino
10125|TO|Torino
10126|TO|Torino
10127|TO|Torino
10128|TO|Torino
10129|TO|Torino
10130|TO|Torino
10131|TO|Torino
10132|TO|Torino
10133|TO|Torino
10134|TO|Torino
10135|TO|Torino
10136|TO|Torino
10137|TO|Torino
10138|TO|Torino
10139|TO|Torino
10140|TO|Torino
10141|TO|Torino
10142|TO|Torino
10143|TO|Torino
10144|TO|Torino
10145|TO|Torino
10146|TO|Torino
10147|TO|Torino
10148|TO|Torino
10149|TO|Torino
10150|TO|Torino
10151|TO|Torino
10152|TO|Torino
10153|TO|Torino
10154|TO|Torino
10155|TO|Torino
10156|TO|Torino
11010|AO|Allein|Angelin|Arensod|Avise|Aymavilles|Bionaz|Bosses|Chesallet|Chesallet Sarre|Doues|Gignod|Introd|La Cretaz|Montan|Ollomont|Oyace|Plan d'Introd|Prè Saint Didier|Rhemes Notre Dame|Rhemes Saint Georges|Roisan|Runaz|Saint Maurice|Saint Nicolas|Saint Pierre|Saint Rhemy En Bosses|Sarre|Valgrisenche|Valpelline|Valsavarenche
11011|AO|Arvier|Leverogne|Planaval
11012|AO|Cogne|Epinel|Gimillian
11013|AO|Courmayeur|Dolonne|Entreves|La Saxe
11014|AO|Etroubles|Saint Oyen
11015|AO|Derby|La Salle
11016|AO|La Thuile
11017|AO|Morgex
11018|AO|Villeneuve
11020|AO|Antagnod|Antey Saint Andrè|Arnad|Ayas|Bard|Barme|Blavy|Blavy Nus|Brissogne|Buisson|Challand Saint Anselme|Challand Saint Victor|Chamois|Champdepraz|Champoluc|Champorcher|Charvensod|Chef Lieu|Chez Croiset|Donnas|Emarese|Etabloz|Fenis|Fiernaz|Fontainemore|Gaby|Grand Vert|Grand Villa|Grand Villa Cravon|Gressan
11021|AO|Breuil|Breuil Cervinia|Cervinia
11022|AO|Arcesaz|Brusson|Extrepieraz
11023|AO|Chambave|Saint Denis
11024|AO|Chatillon|Lassolaz|Pontey|Ussel
11025|AO|Gressoney Saint Jean
11026|AO|Pont Saint Martin
11027|AO|Moron|Saint Vincent
11028|AO|Paquier|Valtournenche
11029|AO|Glair|Verres
11100|AO|Aosta|Arpuilles|Excenex|Porossan|Roisan|Signayes
12010|CN|Aisone|Andonno|Argentera|Bagni di Vinadio|Bernezzo|Bersezio|Cervasca|Entracque|Gaiola|Moiola|Pianche|Pietraporzio|Rittana|Roaschia|Roccasparvera|Sambuco|San Defendente|San Rocco di Bernezzo|Sant'Anna|Sant'Anna di Valdieri|Santa Croce|Santa Croce Cervasca|Valdieri|Valloriate|Vignolo|Vinadio
12011|CN|Aradolo La Bruna|Borgo San Dalmazzo|Martinetto del Rame
12012|CN|Boves|Cerati|Fontanelle|Mellana|Rivoira|San Giacomo|San Giacomo di Boves
12013|CN|Chiusa di Pesio|San Bartolomeo
12014|CN|Demonte|Festiona
12015|CN|Limone Piemonte
12016|CN|Peveragno|San Lorenzo Peveragno|Santa Margherita
12017|CN|Robilante
12018|CN|Brignola|Brignola Sottana|Roccavione
12019|CN|Vernante
12020|CN|Bellino|Brossasco|Canosio|Cartignano|Casteldelfino|Castelmagno|Celle di Macra|Elva|Frassino|Isasca|Lemma|Macra|Marmora|Melle|Monsola|Monterosso Grana|Pontechianale|Roccabruna|Rore|Rossana|Sampeyre|San Pietro Monterosso|Stroppo|Tarantasca|Valgrana|Venasca|Villa San Pietro|Villafalletto|Villar|Villar Sampeyre
12021|CN|Acceglio
12022|CN|Busca|Castelletto Busca|San Chiaffredo|Valmala
12023|CN|Caraglio
12024|CN|Costigliole Saluzzo
12025|CN|Dronero|Montemale di Cuneo
12026|CN|Piasco
12027|CN|Pradleves
12028|CN|Prazzo|San Michele Prazzo
12029|CN|Lottulo|San Damiano Macra
12030|CN|Brondello|Caramagna Piemonte|Cardè|Casalgrasso|Cavallerleone|Cavallermaggiore|Crissolo|Envie|Faule|Gambasca|Lagnasco|Madonna del Pilone|Manta|Marene|Martiniana Po|Monasterolo di Savigliano|Murello|Oncino|Ostana|Pagno|Polonghera|Rifreddo|Rifreddo di Saluzzo|Ruffia|Sanfront|Scarnafigi|Torre San Giorgio|Villanova Solaro
12031|CN|Bagnolo Piemonte
12032|CN|Barge|Galleane
12033|CN|Moretta
12034|CN|Paesana
12035|CN|Racconigi
12036|CN|Revello|Staffarda
12037|CN|Castellar|Cervignasco|Saluzzo|San Lazzaro|San Lazzaro Saluzzo|Via dei Romani
12038|CN|Levaldigi|Savigliano
12039|CN|Falicetto|Verzuolo|Villanovetta
12040|CN|Baldissero d'Alba|Canove|Castelletto Stura|Ceresole Alba|Cervere|Corneliano d'Alba|Genola|Govone|Margarita|Montaldo Roero|Montanera|Monteu Roero|Morozzo|Piobesi d'Alba|Priocca|Salmour|San Giuseppe|San Lorenzo Roero|Sanfrè|Sant'Albano Stura|Santo Stefano Roero|Sommariva Perno|Trucchi|Vezza d'Alba
12041|CN|Bene Vagienna|Isola|Isola di Bene Vagienna
12042|CN|Bandito|Bra|Pollenzo
12043|CN|Canale|Valpone
12044|CN|Centallo|Roata Chiusani|San Biagio
12045|CN|Fossano|Gerbo|Maddalene|Murazzo|Piovani|San Sebastiano|San Sebastiano della Comunia|San Vittore|Tagliata
12046|CN|Montà|San Rocco|San Rocco Montà
12047|CN|Crava|Rocca de' Baldi
12048|CN|Sommariva del Bosco
12049|CN|Trinità
12050|CN|Albaretto della Torre|Arguello|Baraccone|Barbaresco|Benevello|Borgomale|Bosia|Castagnito|Castellinaldo|Castelrotto|Castino|Cerreto Langhe|Cissone|Cravanzana|Feisoglio|Guarene|Lequio Berria|Magliano Alfieri|Montelupo Albese|Neviglie|Niella Belbo|Rocchetta Belbo|Roddino|Rodello|San Benedetto Belbo|Sant'Antonio|Sant'Antonio Magliano Alfieri|Serralunga d'Alba|Serravalle Langhe|Sinio
12051|CN|Alba|Mussotto
12052|CN|Borgonovo|Borgonuovo di Neive|Neive
12053|CN|Castiglione Tinella|Santuario Tinella
12054|CN|Cossano Belbo|Santa Libera
12055|CN|Diano d'Alba|Ricca|San Rocco Cherasca|Valle Talloria
12056|CN|Mango|San Donato|San Donato di Mango
12058|CN|Camo|Santo Stefano Belbo|Valdivilla
12060|CN|Barolo|Bastia Mondovì|Belvedere Langhe|Bonvicino|Bossolasco|Castellino Tanaro|Castiglione Falletto|Cigliè|Clavesana|Farigliano|Gallo|Gallo di Grinzane|Grinzane Cavour|Igliano|Lequio Tanaro|Macellai|Madonna della Neve|Magliano Alpi|Magliano Alpi Soprano|Magliano Alpi Sottano|Marsaglia|Monchiero|Murazzano|Niella Tanaro|Novello|Piozzo|Pocapaglia|Rocca Cigliè|Roddi|Somano
12061|CN|Carrù
12062|CN|Bricco Favole|Cherasco|Roreto
12063|CN|Dogliani
12064|CN|La Morra|Rivalta
12065|CN|Monforte d'Alba|Perno
12066|CN|Borgo|Monticello d'Alba
12068|CN|Narzole
12069|CN|Cinzano|Santa Vittoria d'Alba|Santa Vittoria d'Alba Cinzano|Villa
12070|CN|Alto|Battifollo|Bragioli|Caprauna|Castelletto Uzzone|Castelnuovo di Ceva|Gorzegno|Gottasecca|Levice|Lisio|Mombarcaro|Mombasiglio|Montezemolo|Nucetto|Paroldo|Perletto|Perlo|Pezzolo Valle Uzzone|Priero|Priola|Sale delle Langhe|Sale San Giovanni|Scagnello|Scaletta Uzzone|Torresina|Viola
12071|CN SV|Bagnasco|Massimino
12072|CN|Camerana
12073|CN|Ceva|Roascio
12074|CN|Bergolo|Cortemilia
12075|CN|Cerisola|Garessio|Garessio Borgo Piave|Garessio Borgo Ponte|Trappa
12076|CN|Lesegno
12077|CN|Monesiglio|Prunetto
12078|CN|Ormea|Ponte di Nava
12079|CN|Saliceto
12080|CN|Briaglia|Le Moline|Moline|Monastero di Vasco|Monasterolo Casotto|Montaldo di Mondovì|Pianfei|Prà|Prà di Roburent|Roburent|San Michele Mondovì|Santuario di Vicoforte|Torre Mondovì|Vicoforte
12081|CN|Beinette
12082|CN|Bossea|Corsaglia|Fontane|Frabosa Soprana
12083|CN|Frabosa Sottana|Gosi|Gosi Pianvignale
12084|CN|Breo|Breolungi|Gratteria|Mondovì|Pascomonti|Piazza|Pogliola|Rifreddo Mondovì|Sant'Anna Avagnina
12087|CN|Pamparato|Serra|Serra Pamparato|Valcasotto
12088|CN|Lurisia|Prea|Prea di Roccaforte|Roccaforte Mondovì
12089|CN|Villanova Mondovì
12100|CN|Cuneo
13010|VC|Caresana|Civiasco|Guardabosone|Motta de' Conti|Pezzana|Postua|Stroppiana|Villata
13011|VC|Bettole Sesia|Borgosesia|Isolella
13012|VC|Borgo Vercelli|Prarolo
13017|VC|Doccio|Quarona
13018|VC|Valduggia|Zuccaro
13019|VC|Morca|Roccapietra|Valmaggia|Varallo
13020|VC|Balmuccia|Breia|Ca' di Ianzo|Cravagliana|Ferrera|Mollia|Pila|Piode|Rassa|Rimella|Rossa|Sabbia|Vocca
13021|VC|Alagna Valsesia|Riva Valdobbia
13022|VC|Boccioleto|Fervento
13023|VC|Campertogno
13024|VC|Cellio
13025|VC|Cervatto|Fobello
13026|VC|Carcoforo|Rima San Giuseppe|Rimasco
13027|VC|Scopa
13028|VC|Scopello
13030|VC|Albano Vercellese|Caresanablot|Casanova Elvo|Collobiano|Formigliana|Ghislarengo|Greggio|Oldenico|Pertengo|Quinto Vercellese|Rive|San Giacomo Vercellese|Villarboit
13031|VC|Arborio
13032|VC|Asigliano Vercellese
13033|VC|Costanzana
13034|VC|Desana|Lignana
13035|VC|Lenta
13036|VC|Ronsecco
13037|VC|Bornate Sesia|Serravalle Sesia|Vintebbio
13038|VC|Tricerro
13039|VC|Trino
13040|VC|Alice Castello|Balocco|Borgo d'Ale|Buronzo|Carisio|Crova|Fontanetto Po|Fornace Crocicchio|Moncrivello|Palazzolo Vercellese|Rovasenda|Salasco|Sali Vercellese|Saluggia|Sant'Antonino
13041|VC|Bianzè
13043|VC|Cigliano
13044|VC|Crescentino|San Genuario|San Silvestro
13045|VC|Gattinara|Lozzolo
13046|VC|Lamporo|Livorno Ferraris
13047|VC|Olcenengo|San Germano Vercellese
13048|VC|Santhià
13049|VC|Tronzano Vercellese
13060|VC|Roasio|San Maurizio|Sant'Eusebio
13100|VC|Vercelli
13811|BI|Andorno Micca|Tavigliano
13812|BI|Balma|Balma Biellese|Campiglia Cervo|Montesinaro|Piedicavallo
13814|BI|Pollone
13815|BI|Rosazza
13816|BI|Miagliano|Sagliano Micca
13817|BI|Sordevolo
13818|BI|Tollegno
13821|BI|Callabiana|Camandona|Pianezze
13822|BI|Pistolesa
13823|BI|Fontanella Ozino|Strona
13824|BI|Veglio
13825|BI|Campore|Crocemosso
13831|BI|Mezzana Mortigliengo
13833|BI|Portula
13835|BI|Botto|Bulliana|Giardino|Mosso|Ponzone|Pratrivero|Soprana|Trivero|Valle Mosso|Vico
13836|BI|Aglietti|Castellengo|Cossato|Ponte Guelpa
13841|BI|Bioglio|Selve Marcone
13843|BI|Pettinengo|Vaglio
13844|BI|Piatto|Ternengo
13845|BI|Ronco Biellese
13847|BI|Vallanzengo|Valle San Nicolao
13848|BI|Zumaglia
13851|BI|Castelletto Cervo
13853|BI|Capovilla|Castello|Lessona
13854|BI|Cerreto Castello|Quaregna
13855|BI|Valdengo
13856|BI|Vigliano Biellese|Villaggi
13861|BI|Ailoche
13862|BI|Brusnengo
13863|BI|Coggiola
13864|BI|Caprile|Crevacuore
13865|BI|Curino
13866|BI|Casapinta|Masserano
13867|BI|Flecchia|Pianceri Alto|Pray
13868|BI|Sostegno|Villa del Bosco
13871|BI|Benna|Verrone
13872|BI|Borriana
13873|BI|Massazza
13874|BI|Gifflenga|Mottalciata
13875|BI|Ponderano
13876|BI|Sandigliano
13877|BI|Villanova Biellese
13878|BI|Candelo
13881|BI|Cavaglià|Dorzano
13882|BI|Cerrione|Magnonevolo|Vergnasco
13883|BI|Roppolo
13884|BI|Sala Biellese|Torrazzo
13885|BI|Brianco|Salussola|Vigellio
13886|BI|Viverone
13887|BI|Magnano|Zimone
13888|BI|Ceresane|Curanuova|Mongrando|Zubiena
13891|BI|Camburzano
13893|BI|Donato
13894|BI|Gaglianico
13895|BI|Graglia|Graglia Bagni|Graglia Santuario|Muzzano
13896|BI|Netro
13897|BI|Occhieppo Inferiore
13898|BI|Occhieppo Superiore
13899|BI|Pralungo
13900|BI|Barazzetto|Biella|Chiavazza|Cossila|Favaro|Oropa|Pavignano|Vandorno
14010|AT|Antignano|Cantarana|Cellarengo|Celle Enomondo|Cisterna d'Asti|Cortazzone|Dusino|Dusino San Michele|Montegrosso di Cinaglio|Revigliasco d'Asti|San Martino Alfieri|San Matteo|San Paolo Solbrito|Viale
14011|AT|Baldichieri d'Asti
14012|AT|Ferrere
14013|AT|Castellero|Cortandone|Monale
14014|AT|Capriglio|Montafia
14015|AT|San Damiano d'Asti|San Pietro
14016|AT|Pratomorone|Tigliole
14017|AT|Valfenera
14018|AT|Maretto|Roatto|Villafranca d'Asti
14019|AT|Villanova d'Asti|Villanova d'Asti Stazione
14020|AT|Aramengo|Berzano di San Pietro|Camerano Casasco|Cerreto d'Asti|Cinaglio|Corsione|Cortanze|Cossombrato|Marmorito|Passerano|Passerano Marmorito|Piea|Pino d'Asti|Robella|Schierano|Serravalle d'Asti|Settime|Soglio|Villa San Secondo
14021|AT|Buttigliera d'Asti
14022|AT|Albugnano|Becchi|Castelnuovo Don Bosco|Mondonio San Domenico Savio
14023|AT|Cocconato|Cocconito|Cocconito Vignaretto|Moransengo|Tonengo
14024|AT|Moncucco Torinese
14025|AT|Chiusano d'Asti|Montechiaro d'Asti
14026|AT|Colcavagno|Cunico|Montiglio|Montiglio Monferrato|Piovà Massaia
14030|AT|Accorneri|Azzano d'Asti|Castagnole Monferrato|Cerro Tanaro|Frinco|Montemagno|Penango|Refrancore|Rocca d'Arazzo|Rocchetta Tanaro|Scurzolengo|Valenzani|Viarigi
14031|AT|Calliano|Grana|San Desiderio
14032|AT|Casorzo
14033|AT|Callianetto|Castell'Alfero|Castell'Alfero Stazione
14034|AT|Castello di Annone|Monfallito
14035|AT|Grazzano Badoglio
14036|AT|Moncalvo
14037|AT|Castiglione d'Asti|Migliandolo|Portacomaro
14039|AT|Tonco
14040|AT|Belveglio|Castel Boglione|Castelletto Molina|Castelnuovo Calcea|Cortiglione|Maranzana|Mongardino|Montabone|Quaranti|Vigliano d'Asti|Vinchio
14041|AT|Agliano|Agliano Terme
14042|AT|Calamandrana|Rocchetta Palafea
14043|AT|Castelnuovo Belbo
14044|AT|Castel Rocchero|Fontanile
14045|AT|Ghiare|Incisa Scapaccino|Madonna
14046|AT|Bazzana|Bruno|Mombaruzzo
14047|AT|Mombercelli
14048|AT|Montaldo Scarampi|Montegrosso d'Asti|Montegrosso d'Asti Stazione
14049|AT|Nizza Monferrato|Vaglio Serra
14050|AT|Cassinasco|Cessole|Moasca|Mombaldone|Motta di Costigliole|Olmo Gentile|Roccaverano|San Marzano Oliveto|Serole
14051|AT|Bubbio|Loazzolo
14052|AT|Calosso
14053|AT|Canelli|Canelli Recapito Gancia|Sant'Antonio|Sant'Antonio di Canelli
14054|AT|Castagnole delle Lanze|Coazzolo|Olmo|Olmo di Castagnole Lanze|San Bartolomeo Lanze
14055|AT|Boglietto|Costigliole d'Asti
14057|AT|Isola d'Asti|Molini d'Isola|Piano
14058|AT|Monastero Bormida|Sessame
14059|AT|San Giorgio Scarampi|Vesime
14100|AT|Asti
15010|AL|Alice Bel Colle|Castelletto d'Erro|Cavatore|Cremolino|Denice|Frascaro|Gamalero|Grognardo|Melazzo|Merana|Montaldo Bormida|Montechiaro d'Acqui|Montechiaro Denice|Morbello|Morsasco|Orsara Bormida|Pareto|Ponti|Ponzone|Prasco|Ricaldone|Rivalta Bormida|Terzo|Visone
15011|AL|Acqui Terme|Moirano
15012|AL|Bistagno
15013|AL|Borgoratto Alessandrino
15014|AL|Cantalupo
15015|AL|Cartosio|Malvicino
15016|AL|Caranzano|Cassine|Gavonata
15017|AL|Castelnuovo Bormida
15018|AL|Spigno Monferrato
15019|AL|Strevi
15020|AL|Brusaschetto|Camino|Cantavenna|Casalbagliano|Casalino di Mombello|Castel San Pietro|Castel San Pietro Monferrato|Castelletto Merli|Cereseto|Cerrina Monferrato|Gabiano|Lussello|Mombello Monferrato|Moncestino|Montalero|Murisengo|Odalengo Grande|Odalengo Piccolo|Ponzano Monferrato|Pozzengo|San Giorgio|San Giorgio Monferrato|Serralunga di Crea|Solonghello|Valle Cerrina|Vallegioliti|Varengo|Villa del Foro|Villadeati|Villamiroglio
15021|AL|Alfiano Natta|Cardona|Sanico
15022|AL|Bergamasco
15023|AL|Felizzano
15024|AL|Abbazia|Masio
15025|AL|Morano sul Po
15026|AL|Carentino|Oviglio
15027|AL|Pontestura
15028|AL|Piepasso|Quattordio
15029|AL|Solero
15030|AL|Camagna Monferrato|Coniolo|Conzano|Olivola|Rosignano Monferrato|Sala Monferrato|San Martino|San Maurizio|Stevani|Terruggia|Treville|Villanova Monferrato
15031|AL|Balzola
15032|AL|Borgo San Martino
15033|AL|Casale Monferrato|Popolo|Pozzo Sant'Evasio|Roncaglia|San Germano|Santa Maria del Tempio|Terranova|Terranova Monferrato
15034|AL|Cella Monte
15035|AL|Frassinello Monferrato
15036|AL|Giarole
15037|AL|Cuccaro Monferrato|Lu
15038|AL|Ottiglio
15039|AL|Ozzano Monferrato
15040|AL|Alluvioni Cambiò|Bozzole|Castelletto Monferrato|Frassineto Po|Giardinetto|Grava|Mirabello Monferrato|Montecastello|Occimiano|Pavone d'Alessandria|Pecetto di Valenza|Pietra Marazzi|Piovera|Pomaro Monferrato|Rivarone|San Michele|Ticineto|Valle San Bartolomeo|Valmacca|Valmadonna
15041|AL|Altavilla Monferrato|Franchini
15042|AL|Bassignana|Fiondi|Mugarone
15043|AL|Fubine
15044|AL|Quargnento
15045|AL|Sale
15046|AL|San Salvatore Monferrato
15048|AL|Monte|Valenza|Villabella
15049|AL|Vignale Monferrato
15050|AL|Alzano Scrivia|Avolasca|Berzano di Tortona|Brignano Frascata|Carbonara Scrivia|Casasco|Castellar Guidobono|Cerreto Grue|Costa Vescovato|Garbagna|Guazzora|Isola Sant'Antonio|Molino dei Torti|Momperone|Montacuto|Montegioco|Montemarzino|Paderna|Pozzol Groppo|Sant'Agata Fossili|Sarezzano|Spineto Scrivia|Villalvernia|Villaromagnano|Volpeglino
15051|AL|Carezzano|Castellania
15052|AL|Casalnoceto
15053|AL|Castelnuovo Scrivia
15054|AL|Caldirola|Fabbrica Curone|Garadassi
15055|AL|Pontecurone
15056|AL|Dernice|Gremiasco|San Sebastiano Curone
15057|AL|Castellar Ponzano|Passalacqua|Rivalta Scrivia|Torre Garofoli|Tortona
15058|AL|Viguzzolo
15059|AL|Monleale|Volpedo
15060|AL|Albera Ligure|Basaluzzo|Borghetto di Borbera|Bosio|Cabella Ligure|Cantalupo Ligure|Capriata d'Orba|Carrega Ligure|Carrosio|Castagnola|Castagnola di Fraconalto|Castelletto d'Orba|Cosola di Cabella|Cuquello|Fraconalto|Francavilla Bisio|Grondona|Mongiardino Ligure|Montaldeo|Parodi Ligure|Pasturana|Persi|Roccaforte Ligure|Rocchetta Ligure|San Cristoforo|Sardigliano|Silvano d'Orba|Stazzano|Tassarolo|Torre de' Ratti
15061|AL|Arquata Scrivia
15062|AL|Bosco Marengo|Donna|Pollastra
15063|AL|Cassano Spinola|Gavazzana
15064|AL|Fresonara
15065|AL|Frugarolo
15066|AL|Gavi
15067|AL|Merella|Novi Ligure
15068|AL|Pozzolo Formigaro
15069|AL|Serravalle Scrivia
15070|AL|Bandita|Belforte Monferrato|Casaleggio Boiro|Cassinelle|Castelspina|Lerma|Mongiardino|Tagliolo Monferrato|Trisobbio|Villa Botteri
15071|AL|Carpeneto
15072|AL|Casal Cermelli|Portanova
15073|AL|Castellazzo Bormida
15074|AL|Molare
15075|AL|Mornese
15076|AL|Gnocchetto|Ovada
15077|AL|Castelferro|Predosa
15078|AL|Rocca Grimalda
15079|AL|Sezzadio
15100|AL|Alessandria
15121|AL|Alessandria
16010|GE|Acquasanta|Carsi|Castagna|Crocefieschi|Isorelle|Mainetto|Manesseno|Masone|Mele|Pedemonte|Piccarello|Ponte di Savignone|Prelo|Rossiglione|Sant'Olcese|Savignone|Serra Riccò|Tiglieto|Valbrevenna|Vobbia
16011|GE|Arenzano|Pineta di Arenzano
16012|GE|Busalla|Camarza|Sarissola
16013|GE|Campo Ligure
16014|GE|Campomorone|Ceranesi|Ferriera|Geo|Guardia|Isoverde|Langasco|Pontasso|Santuario della Guardia
16015|GE|Casella|Orero
16016|GE|Cogoleto|Lerca|Sciarborasca
16017|GE|Isola del Cantone
16018|GE|Giovi|Mignanego
16019|GE|Borgo Fornari|Pieve|Ronco Scrivia
16020|GE|Cassingheno|Fascia|Fontanarossa|Gorreto
16021|GE|Bargagli
16022|GE|Davagna|Meco|Moranego|Scoffera
16023|GE|Canale|Canale Fontanigorda|Casoni|Fontanigorda
16024|GE|Lumarzo
16025|GE|Montebruno|Ponte Trebbia|Rondanina
16026|GE|Montoggio|Trefontane
16027|GE|Propata
16028|GE|Casanova|Rovegno
16029|GE|Fascia di Carlo|Laccio|Torriglia
16030|GE|Avegno|Bargone|Canepa|Capreno|Casarza Ligure|Castiglione Chiavarese|Cogorno|Colonia Arnaldi|Moneglia|Pieve Ligure|San Salvatore|Sant'Anna|Sori|Testana|Tribogna|Uscio|Velva|Zoagli
16031|GE|Bogliasco|Poggio Favaro|San Bernardo
16032|GE|Camogli|Ruta|San Fruttuoso|San Fruttuoso di Camogli|San Rocco|San Rocco di Camogli
16033|GE|Cavi|Lavagna
16034|GE|Portofino
16035|GE|Rapallo|San Massimo|San Michele di Pagana
16036|GE|Recco
16038|GE|Paraggi|San Lorenzo della Costa|Santa Margherita Ligure
16039|GE|Pila sul Gromolo|Riva Trigoso|Santa Vittoria di Libiola|Sestri Levante
16040|GE|Calvari|Celesia|Conscenti|Coreglia Ligure|Favale di Malvaro|Isolona|Leivi|Ne|Neirone|Ognio|Orero|Pian dei Ratti|Piandifieno|Reppia|Roccatagliata|San Colombano Certenoli|Statale
16041|GE|Bertigaro|Borzonasca|Brizzolara|Giaiette|Prato Sopralacroce
16042|GE|Carasco|Graveglia|Rivarola
16043|GE|Caperana|Chiavari|Sant'Andrea di Rovereto
16044|GE|Cicagna|Monleone
16045|GE|Lorsica
16046|GE|Borgonovo|Borgonovo Ligure|Mezzanego|Passo del Bocco
16047|GE|Ferrada|Gattorna|Moconesi
16048|GE|Alpepiana|Cabanne|Magnasco|Parazzuolo|Priosa|Rezzoaglio
16049|GE|Allegrezze|Amborzasco|Santo Stefano d'Aveto
16100|GE|Genova
16121|GE|Genova
16122|GE|Genova
16123|GE|Genova
16124|GE|Genova
16125|GE|Genova
16126|GE|Genova
16127|GE|Genova
16128|GE|Genova
16129|GE|Genova
16130|GE|Genova
16131|GE|Genova
16132|GE|Genova
16133|GE|Genova
16134|GE|Genova
16135|GE|Genova
16136|GE|Genova
16137|GE|Genova
16138|GE|Genova
16139|GE|Genova
16140|GE|Genova
16141|GE|Genova
16142|GE|Genova
16143|GE|Genova
16144|GE|Genova
16145|GE|Genova
16146|GE|Genova
16147|GE|Genova
16148|GE|Genova
16149|GE|Genova
16150|GE|Genova
16151|GE|Genova
16152|GE|Genova
16153|GE|Genova
16154|GE|Genova
16155|GE|Genova
16156|GE|Genova
16157|GE|Genova
16158|GE|Genova
16159|GE|Genova
16160|GE|Genova
16161|GE|Genova
16162|GE|Genova
16163|GE|Genova
16164|GE|Genova
16165|GE|Genova
16166|GE|Genova
16167|GE|Genova
17010|SV|Giusvalla|Osiglia
17011|SV|Albisola Capo|Albisola Superiore|Ellera
17012|SV|Albissola Marina
17013|SV|Murialdo|Piano|Valle|Valle di Murialdo
17014|SV|Bragno|Cairo Montenotte|Ferrania|Rocchetta Cairo|San Giuseppe|San Giuseppe di Cairo
17015|SV|Celle Ligure
17017|SV|Cosseria|Millesimo|Roccavignale
17019|SV|Alpicella|Casanova|Faie|Pero|Varazze
17020|SV|Balestrino|Bardino Nuovo|Bardino Vecchio|Calice Ligure|Magliolo|Rialto|Stellanello|Testico|Tovo San Giacomo
17021|SV|Alassio|Moglio
17022|SV|Borgio|Borgio Verezzi
17023|SV|Ceriale
17024|SV|Feglino|Finalborgo|Finale Ligure|Gorra|Orco Feglino|Varigotti
17025|SV|Loano
17026|SV|Noli
17027|SV|Giustenice|Pietra Ligure
17028|SV|Bergeggi|Spotorno|Vezzi Portio
17030|SV|Castelbianco|Erli|Nasino
17031|SV|Albenga|Bastia|Campochiesa|Leca|Lusignano|San Fedele
17032|SV|Arnasco|Vendone
17033|SV|Casanova Lerrone|Garlenda|Villafranca
17034|SV|Castelvecchio di Rocca Barbena
17035|SV|Cisano sul Neva
17037|SV|Onzo|Ortovero|Pogli
17038|SV|Villanova d'Albenga
17039|SV|Zuccarello
17040|SV|Mioglia
17041|SV|Altare|Cadibona
17042|SV|Giovo|Giovo Ligure|Pontinvrea
17043|SV|Carcare|Pallare|Piani|Plodio
17044|SV|San Bernardo|San Martino|San Martino Stella|Santa Giustina|Stella
17045|SV|Bormida|Mallare
17046|SV|Palo|Piampaludo|Sassello
17047|SV|Quiliano|Vado Ligure|Valleggia
17048|SV|Olba|San Pietro d'Olba|Urbe|Vara|Vara Inferiore|Vara Superiore
17051|SV|Andora|Marina di Andora
17052|SV|Borghetto Santo Spirito
17053|SV|Laigueglia
17054|SV|Boissano
17055|SV|Toirano
17056|SV|Cengio
17057|SV|Bardineto|Calizzano|Caragna
17058|SV|Dego|Piana Crixia
17100|SV|Savona
18010|IM|Agaggio Inferiore|Badalucco|Boscomare|Carpasio|Cervo|Molini di Triora|Montalto Ligure|Pietrabruna|Riva Faraldi|Santo Stefano al Mare|Terzorio|Triora|Villa Faraldi
18011|IM|Castellaro
18012|IM|Bordighera|Bordighera Alta|Borghetto San Nicolò|Piani di Borghetto|Seborga|Vallebona
18013|IM|Diano Arentino|Diano Castello|Diano Marina|Diano San Pietro
18014|IM|Ospedaletti
18015|IM|Pompeiana|Riva Ligure
18016|IM|San Bartolomeo al Mare
18017|IM|Cipressa|Civezza|Costarainera|Lingueglietta|San Lorenzo al Mare
18018|IM|Arma di Taggia|Taggia
18019|IM|Vallecrosia|Vallecrosia Alta
18020|IM|Aquila di Arroscia|Aurigo|Borghetto d'Arroscia|Caravonica|Dolcedo|Lucinasco|Prelà|Ranzo|Vasia
18021|IM|Borgomaro
18022|IM|Arzeno d'Oneglia|Cartari|Cesio
18023|IM|Cosio di Arroscia
18024|IM|Case di Nava|Nava|Pornassio
18025|CN IM|Briga Alta|Mendatica|Montegrosso Pian Latte|Piaggia
18026|IM|Armo|Calderara|Cenova|Pieve di Teco|Rezzo|Vessalico
18027|IM|Chiusanico|Chiusavecchia|Pontedassio
18030|IM|Airole|Castel Vittorio|Olivetta San Michele|Rocchetta Nervina
18031|IM|Bajardo
18032|IM|Perinaldo
18033|IM|Camporosso|Camporosso Mare
18034|IM|Ceriana
18035|IM|Apricale|Dolceacqua|Isolabona
18036|IM|San Biagio della Cima|Soldano
18037|IM|Pigna
18038|IM|Borello|Bussana|Coldirodi|Poggio|San Bartolomeo|San Giacomo|San Remo|San Romolo|Verezzo
18039|IM|Bevera|Calvo|Grimaldi|Grimaldi di Ventimiglia|Latte|Roverino|Sant'Antonio|Sealza|Torri|Trucco|Ventimiglia
18100|IM|Imperia
19010|SP|Maissana|Torza
19011|SP|Bonassola
19012|SP|Carro
19013|SP|Deiva Marina
19014|SP|Framura
19015|SP|Levanto|Montale
19016|SP|Monterosso al Mare
19017|SP|Manarola|Riomaggiore
19018|SP|Corniglia|Vernazza
19020|SP|Bastremoli|Beverino|Bolano|Borghetto di Vara|Bottagna|Brugnato|Calice al Cornoviglio|Carpena|Carrodano|Cavanella Vara|Ceparana|Follo|Fornola|Madonna di Buonviaggio|Mattarana|Padivarma|Piana Battolla|Piano di Follo|Piano di Valeriano|Pieve di Zignago|Pignone|Ponzò|Ponzò Bovecchio|Prati|Riccò del Golfo di Spezia|Rocchetta di Vara|San Benedetto|San Martino di Durasca|Sesta Godano|Suvero
19021|SP|Arcola|Romito Magra
19025|SP|Fezzano|Isola Palmaria|Le Grazie|Le Grazie Varignano|Portovenere
19028|SP|Comuneglia|Porciorasco|San Pietro Vara|Varese Ligure
19030|SP|Fiumaretta
19031|SP|Ameglia|Montemarcello
19032|SP|Fiascherino|Lerici|Pugliola|San Terenzo|Serra|Tellaro
19033|SP|Castelnuovo Magra|Colombiera|Molicciara
19034|SP|Casano|Dogana|Isola di Ortonovo|Luni|Luni Mare|Nicola|Ortonovo|Serravalle
19037|SP|Ponzano Magra|Ponzano Superiore|Santo Stefano di Magra
19038|SP|Falcinello|Marinella|Marinella di Sarzana|San Lazzaro|Santa Caterina|Sarzana|Sarzanello
19100|SP|La Spezia
19121|SP|Laspezia
19122|SP|Laspezia
19123|SP|Chiappa|Fabiano|Laspezia|Pegazzano
19124|SP|La Spezia
19125|SP|Laspezia|Migliarina
19126|SP|Isola|Laspezia
19131|SP|Cadimare|Laspezia
19132|SP|Campiglia|Laspezia|Marola
19133|SP|Biassa|Laspezia
19134|SP|La Foce|Laspezia|Marinasco
19135|SP|Laspezia|San Venerio
19136|SP|Laspezia|Limone|Melara|Termo
19137|SP|Laspezia|Pitelli
19138|SP|Laspezia|San Bartolomeo
19139|SP|Laspezia|Muggiano
20001|MI|Inveruno
20002|MI|Ossona
20003|MI|Casorezzo
20004|MI|Arluno
20005|MI|Pogliano Milanese
20006|MI|Pregnana Milanese
20007|MI|Cornaredo
20008|MI|Bareggio
20009|MI|Vittuone
20010|MI|Bernate Ticino|Boffalora Sopra Ticino|Buscate|Casate|Casone|Furato|Mantegazza|Marcallo con Casone|Mesero|Rogorotto|San Pietro all'Olmo|Santo Stefano Ticino
20011|MI|Battuello|Cerello|Corbetta
20012|MI|Cuggiono
20013|MI|Magenta|Ponte Nuovo
20014|MI|Nerviano|Sant'Ilario Milanese
20015|MI|Parabiago|Villastanza
20016|MI|Cerchiate|Pero
20017|MI|Lucernate|Mazzo Milanese|Passirana|Rho|Terrazzano
20018|MI|Sedriano
20019|MI|Settimo Milanese|Vighignolo
20020|MI|Arconate|Barbaiana|Bienate|Cascina Nuova di Misinto|Magnago|Nosate|Robecchetto con Induno|Vanzaghello|Villaggio Brollo
20021|MI|Baranzate|Bollate|Cassina Nuova
20022|MI|Castano Primo
20023|MI|Cantalupo|Cerro Maggiore
20024|MI|Garbagnate Milanese|Villaggio Garbagnate
20025|MI|Legnano
20026|MI|Novate Milanese
20027|MI|Rescalda|Rescaldina
20028|MI|San Vittore Olona
20029|MI|Turbigo
20030|MI|Senago
20031|MI|Cesate
20032|MI|Brusuglio|Cormano|Ospitaletto
20033|MI|Solaro
20034|MI|San Giorgio Su Legnano
20035|MI|Villa Cortese
20036|MI|Dairago
20037|MI|Paderno Dugnano
20038|MI|Busto Garolfo
20039|MI|Canegrate
20040|MI|Cambiago|Torrazza dei Mandelli|Velate Milanese
20041|MI|Bussero
20042|MI|Pessano con Bornago
20043|MI|Vanzago
20044|MI|Arese
20045|MI|Lainate
20046|MI|Cisliano
20047|MI|Cusago
20048|MI|Pantigliate
20049|MI|Settala
20050|MI|Liscate
20051|MI|Cassina de' Pecchi
20052|MI|Vignate
20053|MI|Rodano
20054|MI|Segrate
20055|MI|Vimodrone
20056|MI|Concesa|Grezzago|Trezzo sull'Adda
20057|MI|Assago
20058|MI|Zibido San Giacomo
20059|MI|Casarile
20060|MI|Albignano|Albignano d'Adda|Balbiano|Basiano|Bellinzago Lombardo|Bettola di Pozzo d'Adda|Bornago|Bustighera|Gessate|Masate|Mombretto|Pozzo d'Adda|Pozzuolo Martesana|Sant'Agata Martesana|Trecella|Trezzano Rosa|Triginto|Truccazzano|Vigliano|Villa Fornaci
20061|MI|Carugate
20062|MI|Cascine San Pietro|Cassano d'Adda|Groppello d'Adda
20063|MI|Cernusco sul Naviglio
20064|MI|Gorgonzola
20065|MI|Inzago
20066|MI|Melzo
20067|MI|Paullo|Tribiano
20068|MI|Bellaria|Bettola|Linate|Linate Paese|Mezzate|Peschiera Borromeo|San Bovio|Zeloforomagno
20069|MI|Vaprio d'Adda
20070|MI|Cerro al Lambro|Dresano|Riozzo|San Zenone al Lambro|Sarmazzano|Villa Bissone|Vizzolo Predabissi
20071|MI|Vermezzo|Zelo Surrigone
20072|MI|Pieve Emanuele
20073|MI|Opera
20074|MI|Carpiano
20075|MI|Colturano
20076|MI|Mediglia
20077|MI|Melegnano
20078|MI|San Colombano al Lambro
20079|MI|Basiglio
20080|MI|Albairate|Badile|Besate|Bubbiano|Calvignasco|Moirago|Moncucco|Ozzero|Pasturago|San Pietro Cusico|Vernate
20081|MI|Abbiategrasso|Cassinetta di Lugagnano|Morimondo
20082|MI|Binasco|Noviglio|Santa Corinna
20083|MI|Gaggiano|San Vito|Vigano
20084|MI|Lacchiarella
20085|MI|Locate di Triulzi
20086|MI|Motta Visconti
20087|MI|Castellazzo de' Barzi|Casterno|Robecco sul Naviglio
20088|MI|Gudo Visconti|Rosate
20089|MI|Quinto de Stampi|Rozzano
20090|MI|Buccinasco|Caleppio|Cesano Boscone|Fizzonasco|Linate Aeroporto|Lucino|Millepini|Monzoro|Novegro|Noverasco|Premenugo|Romano Banco|San Felice|Sporting Mirasole|Tregarezzo|Trezzano sul Naviglio|Zingone|Zingone di Trezzano sul Naviglio
20091|MI|Bresso
20092|MI|Cinisello Balsamo
20093|MI|Cologno Monzese|San Maurizio al Lambro
20094|MI|Corsico
20095|MI|Cusano Milanino|Milanino
20096|MI|Limito|Pioltello|Seggiano
20097|MI|Metanopoli|Poasco|San Donato Milanese|Sorigherio
20098|MI|Borgo Lombardo|San Giuliano Milanese|Sesto Ulteriano
20099|MI|Sesto San Giovanni
20121|MI|Milano
20122|MI|Milano
20123|MI|Milano
20124|MI|Milano
20125|MI|Milano
20126|MI|Milano
20127|MI|Milano
20128|MI|Milano
20129|MI|Milano
20131|MI|Milano
20132|MI|Milano
20133|MI|Milano
20134|MI|Milano
20135|MI|Milano
20136|MI|Milano
20137|MI|Milano
20138|MI|Milano
20139|MI|Milano
20141|MI|Milano
20142|MI|Milano
20143|MI|Milano
20144|MI|Milano
20145|MI|Milano
20146|MI|Milano
20147|MI|Milano
20148|MI|Milano
20149|MI|Milano
20151|MI|Milano
20152|MI|Milano
20153|MI|Milano
20154|MI|Milano
20155|MI|Milano
20156|MI|Milano
20157|MI|Milano
20158|MI|Milano
20159|MI|Milano
20161|MI|Milano
20162|MI|Milano
20811|MB|Binzago|Cassina Savina|Cesano Maderno|Villaggio Snia
20812|MB|Limbiate|Mombello|Villaggio dei Giovi|Villaggio del Sole
20813|MB|Bovisio|Bovisio-Masciago|Masciago
20814|MB|Valera|Varedo
20815|MB|Cogliate
20816|MB|Ceriano Laghetto|Dal Pozzo
20821|MB|Meda
20822|MB|Baruccana|Seveso
20823|MB|Camnago|Cimnago|Lentate sul Seveso
20824|MB|Lazzate
20825|MB|Barlassina
20826|MB|Cascina Nuova|Misinto
20831|MB|Seregno
20832|MB|Desio
20833|MB|Giussano|Paina|Robbiano di Giussano
20834|MB|Nova Milanese
20835|MB|Muggiò|Taccona
20836|MB|Briosco|Capriano|Fornaci
20837|MB|Veduggio con Colzano
20838|MB|Renate
20841|MB|Agliate|Carate Brianza
20842|MB|Besana in Brianza|Villa Raverio|Zoccorino
20843|MB|Verano Brianza
20844|MB|Canonica|Tregasio|Triuggio
20845|MB|Sovico
20846|MB|Macherio
20847|MB|Albiate
20851|MB|Lissone|Santa Margherita
20852|MB|Villasanta
20853|MB|Biassono
20854|MB|Vedano al Lambro
20855|MB|Lesmo|Peregallo
20856|MB|Correzzana
20857|MB|Camparada
20861|MB|Brugherio|San Damiano
20862|MB|Arcore
20863|MB|Concorezzo
20864|MB|Agrate Brianza|Omate
20865|MB|Usmate Velate|Velate
20866|MB|Carnate
20867|MB|Caponago
20871|MB|Oreno|Velasca|Vimercate
20872|MB|Colnago|Cornate d'Adda|Porto d'Adda
20873|MB|Cavenago di Brianza
20874|MB|Busnago
20875|MB|Burago di Molgora
20876|MB|Ornago
20877|MB|Roncello
20881|MB|Bernareggio|Villanova
20882|MB|Bellusco
20883|MB|Mezzago
20884|MB|Sulbiate
20885|MB|Ronco Briantino
20886|MB|Aicurzio
20900|MB|Monza|San Fruttuoso
21010|VA|Agra|Arsago Seprio|Besnate|Brezzo di Bedero|Caldè|Cardano al Campo|Castello|Castelveccana|Curiglia con Monteviasco|Domo|Due Cossani|Dumenza|Ferno|Germignaga|Golasecca|Ligurno|Montegrino Valtravaglia|Muceno|Nasca|Pino sulla Sponda del Lago Maggiore|Porto Valtravaglia|San Macario|Tronzano Lago Maggiore|Veddasca|Vizzola Ticino
21011|VA|Casorate Sempione
21012|VA|Cassano Magnago
21013|VA|Cedrate|Crenna|Gallarate
21014|VA|Laveno|Laveno Mombello|Mombello
21015|VA|Lonate Pozzolo|Sant'Antonino Ticino|Tornavento
21016|VA|Creva|Luino|Poppino|Voldomino
21017|VA|Cascina Costa|Cascina Elisa|Samarate|Verghera
21018|VA|Lisanza|Sesto Calende
21019|VA|Case Nuove|Coarezza|Maddalena|Malpensa Aeroporto|Somma Lombardo
21020|VA|Barasso|Bardello|Bernate|Bodio|Bodio Lomnago|Brebbia|Bregano|Brunello|Buguggiate|Casale Litta|Casciago|Cazzago Brabbia|Comabbio|Crosio della Valle|Crugnola|Daverio|Galliate Lombardo|Inarzo|Lomnago|Luvinate|Malgesso|Mercallo|Montonate|Monvalle|Mornago|Ranco|Taino|Ternate|Varano Borghi|Villadosia
21021|VA|Angera
21022|VA|Azzate
21023|VA|Besozzo
21024|VA|Biandronno
21025|VA|Comerio
21026|VA|Gavirate|Oltrona al Lago
21027|VA|Barza|Ispra|Ispra Centro Euratom
21028|VA|Travedona Monate
21029|VA|Cimbro|Corgeno|Cuirone|Vergiate
21030|VA|Azzio|Brenta|Brinzio|Brissago Valtravaglia|Casalzuigno|Cassano Valcuvia|Castello Cabiaglio|Cremenaga|Cugliate|Cugliate Fabiasco|Cuveglio|Cuvio|Duno|Fabiasco|Ferrera di Varese|Grantola|Marchirolo|Marzio|Masciago Primo|Mesenzana|Orino|Rancio Valcuvia
21031|VA|Cadegliano|Cadegliano Viconago|Viconago
21032|VA|Caravate
21033|VA|Cittiglio
21034|VA|Caldana|Cocquio|Cocquio Trevisago|Trevisago
21035|VA|Cunardo
21036|VA|Gemonio
21037|VA|Lavena Ponte Tresa|Ponte Tresa
21038|VA|Leggiuno|Sangiano
21039|VA|Bedero Valcuvia|Ganna|Valganna
21040|VA|Carnago|Caronno Varesino|Cascine Maggio|Castronno|Cislago|Gerenzano|Gornate Olona|Jerago con Orago|Lozza|Massina|Morazzone|Oggiona|Oggiona con Santo Stefano|Origgio|Rovate|Santo Stefano|Sumirago|Uboldo|Vedano Olona|Venegono Inferiore|Venegono Superiore
21041|VA|Albizzate
21042|VA|Caronno Pertusella
21043|VA|Castiglione Olona|Gornate Superiore
21044|VA|Cavaria con Premezzo
21045|VA|Gazzada|Gazzada Schianno|Schianno
21046|VA|Malnate|San Salvatore
21047|VA|Saronno
21048|VA|Monte|Solbiate Arno
21049|VA|Abbiate Guazzone|Tradate
21050|VA|Besano|Bisuschio|Bolladello|Brusimpiano|Cairate|Cantello|Castelseprio|Cavagnano|Clivio|Cuasso al Monte|Cuasso al Piano|Gaggiolo|Gorla Maggiore|Lonate Ceppino|Marnate|Porto Ceresio|Saltrio
21051|VA|Arcisate|Brenno Useria
21052|VA|Borsano|Busto Arsizio|Sacconago
21053|VA|Castellanza
21054|VA|Bergoro|Fagnano Olona
21055|VA|Gorla Minore
21056|VA|Induno Olona
21057|VA|Cascina Buon Gesù|Olgiate Olona
21058|VA|Solbiate Olona
21059|VA|Baraggia|Viggiù
21061|VA|Maccagno con Pino e Veddasca
21062|VA|Cadrezzate|Osmate
21100|VA|Varese
22010|CO|Acquaseria|Albogasio|Argegno|Azzano|Bene Lario|Brienno|Calozzo|Carate Urio|Carlazzo|Cavargna|Claino con Osteno|Codogna|Colonno|Consiglio di Rumo|Corrido|Cremia|Cusino|Dosso del Liro|Garzeno|Gera Lario|Germasino|Grandola ed Uniti|Laglio|Livo|Mezzegra|Moltrasio|Montemezzo|Musso|Oria|Ossuccio
22011|CO|Cadenabbia|Griante
22012|CO|Cernobbio
22013|CO|Domaso|Vercana
22014|CO|Dongo
22015|CO|Gravedona
22016|CO|Lenno|Tremezzina
22017|CO|Menaggio
22018|CO|Cima|Porlezza
22019|CO|Tremezzo
22020|CO|Bizzarone|Blevio|Boscone|Camnago|Camnago Faloppio|Cerano d'Intelvi|Dizzasco|Drezzo|Faggeto Lario|Faloppio|Gaggino|Laino|Lemna|Nesso|Occagno|Parè|Pellio|Pellio Intelvi|Pigra|Pognana Lario|Ponna|Ramponio Verna|San Fermo della Battaglia|Schignano|Torno|Veleso|Zelbio
22021|CO|Bellagio|San Giovanni di Bellagio
22022|CO|Casasco d'Intelvi
22023|CO|Castiglione d'Intelvi
22024|CO|Lanzo d'Intelvi|Scaria
22025|CO|Lezzeno
22026|CO|Maslianico
22027|CO|Ronago
22028|CO|Blessagno|San Fedele Intelvi
22029|CO|Uggiate Trevano
22030|CO|Barni|Caglio|Caslino d'Erba|Castelmarte|Civenna|Corneno|Eupilio|Galliano|Lasnigo|Lipomo|Longone al Segrino|Magreglio|Montorfano|Orsenigo|Penzano|Proserpio|Pusiano|Rezzago|Sormano
22031|CO|Albavilla
22032|CO|Albese con Cassano
22033|CO|Asso
22034|CO|Brunate
22035|CO|Canzo
22036|CO|Arcellasco|Erba
22037|CO|Ponte Lambro
22038|CO|Solzago|Tavernerio
22039|CO|Osigo|Valbrona
22040|CO|Alserio|Alzate Brianza|Anzano del Parco|Brenna|Fabbrica Durini|Lurago d'Erba|Monguzzo|Nobile
22041|CO|Colverde
22042|CO|Cavallasca
22043|CO|Cagno|Solbiate
22044|CO|Cremnago|Inverigo|Romanò Brianza
22045|CO|Lambrugo
22046|CO|Merone
22060|CO|Arosio|Cabiate|Campione d'Italia|Carimate|Carugo|Cucciago|Figino Serenza|Montesolaro|Novedrate
22063|CO|Asnago di Cantù|Cantù|Cantù Asnago|Cascina Amata|Mirabello di Cantù|Vighizzolo di Cantù
22066|CO|Mariano Comense|Perticato
22069|CO|Rovellasca
22070|CO|Albiolo|Appiano Gentile|Beregazzo|Beregazzo con Figliaro|Binago|Bregnano|Bulgarograsso|Capiago|Capiago Intimiano|Carbonate|Casanova Lanza|Cascina Restelli|Casnate|Casnate con Bernate|Cassina Rizzardi|Castelnuovo Bozzente|Cirimido|Concagno|Fenegrò|Figliaro|Grandate|Guanzate|Intimiano|Limido Comasco|Locate Varesino|Lucino|Luisago|Lurago Marinone|Minoprio|Montano
22071|CO|Bulgorello|Cadorago|Caslino al Piano
22072|CO|Cermenate
22073|CO|Andrate|Fino Mornasco|Molinetto
22074|CO|Lomazzo|Manera
22075|CO|Lurate Caccivio
22076|CO|Mozzate
22077|CO|Olgiate Comasco
22078|CO|Turate
22079|CO|Villa Guardia
22100|CO|Como
23010|SO|Albaredo per San Marco|Albosaggia|Bema|Berbenno di Valtellina|Buglio in Monte|Caiolo|Campo Tartano|Cataeggio|Cedrasco|Cevo|Cino|Civo|Colorina|Dazio|Forcola|Fusine|Gerola Alta|Mello|Moia|Pedemonte|Pedesina|Piantedo|Postalesio|Rasura|Rogolo|San Martino|San Martino Val Masino|San Pietro di Berbenno|Sant'Antonio Morignone|Sirta
23011|SO|Ardenno
23012|SO|Castione Andevenno
23013|SO|Cosio Stazione|Cosio Valtellino|Regoledo|Sacco
23014|SO|Andalo Valtellino|Delebio
23015|SO|Dubino|Nuova Olonio
23016|SO|Cercino|Mantello
23017|SO|Campovico|Morbegno
23018|SO|Talamona
23019|SO|Traona
23020|SO|Boffetto|Borgonuovo di Piuro|Caspoggio|Faedo Valtellino|Gordona|Lanzada|Lirone|Mese|Montagna in Valtellina|Piateda|Piuro|Poggiridenti|Prasomaso|Prata Camportaccio|Prosto|San Cassiano|San Cassiano Valchiavenna|San Giacomo Filippo|Santa Croce|Santa Croce di Piuro|Spriana|Torre di Santa Maria|Tresivio|Verceia
23021|SO|Campodolcino|Fraciscio
23022|SO|Bette|Chiavenna
23023|SO|Chiareggio|Chiesa in Valmalenco|Primolo
23024|SO|Isola|Madesimo|Montespluga|Pianazzo
23025|SO|Campo|Novate Mezzola
23026|SO|Arigna|Ponte in Valtellina
23027|SO|Era|Era Samolaco|Samolaco|San Pietro|San Pietro Samolaco|Somaggia
23029|SO|Dogana|Dogana di Villa Chiavenna|Villa di Chiavenna
23030|SO|Bianzone|Castello dell'Acqua|Castionetto|Cepina|Cepina Valdisotto|Chiuro|Livigno|Lovero|Mazzo di Valtellina|Piatta|San Nicolò di Valfurva|Sant'Antonio|Santa Caterina|Santa Caterina Valfurva|Sernio|Stazzona|Tovo di Sant'Agata|Trepalle|Valdisotto|Valfurva|Vervio|Villa di Tirano
23031|SO|Aprica
23032|SO|Bormio|Passo Stelvio
23033|SO|Grosio|Ravoledo|Tiolo
23034|SO|Grosotto
23035|SO|Abetina Vallesana|Frontale|Le Prese|Mondadizza|Pendosso|Pineta di Sortenna|Pineta di Sortenna Vallesana|Sondalo|Villaggio Sondalo
23036|SO|San Giacomo|San Giacomo di Teglio|Teglio|Tresenda
23037|SO|Madonna di Tirano|Tirano
23038|SO|Bagni Nuovi|Bagni Nuovi di Bormio|Isolaccia|Semogo|Valdidentro
23100|SO|Sondrio
23801|LC|Calolziocorte|Rossino
23802|LC|Carenno
23804|LC|Monte Marenzo
23805|LC|Erve
23806|LC|Favirano|San Gottardo|Torre de' Busi|Valcava
23807|LC|Cassina Fra Martino|Merate
23808|LC|Vercurago
23811|LC|Ballabio|Morterone
23813|LC|Bindo|Cortenova
23814|LC|Cremeno|Maggio
23815|LC|Introbio
23816|LC|Barzio
23817|LC|Cassina Valsassina|Moggio
23818|LC|Pasturo
23819|LC|Cortabbio|Primaluna
23821|LC|Abbadia Lariana|Crebbio
23822|LC|Bellano|Vestreno
23823|LC|Colico|Colico Piano
23824|LC|Dervio|Dorio
23825|LC|Esino Lario
23826|LC|Mandello del Lario
23827|LC|Lierna
23828|LC|Perledo
23829|LC|Fiumelatte|Varenna
23831|LC|Casargo
23832|LC|Crandola Valsassina|Margno
23833|LC|Pagnona
23834|LC|Premana
23835|LC|Introzzo|Sueglio
23836|LC|Tremenico
23837|LC|Parlasco|Taceno
23838|LC|Vendrogno
23841|LC|Annone di Brianza
23842|LC|Bosisio Parini
23843|LC|Dolzago
23844|LC|Sirone
23845|LC|Camisasca|Costa Masnaga
23846|LC|Brongio|Garbagnate Monastero
23847|LC|Luzzana|Molteno
23848|LC|Ello|Oggiono
23849|LC|Casletto|Rogeno
23851|LC|Galbiate|Sala al Barro|Vergano Villa
23852|LC|Garlate
23854|LC|Olginate
23855|LC|Pescate
23857|LC|Valgreghentino
23861|LC|Cesana Brianza
23862|LC|Civate
23864|LC|Malgrate
23865|LC|Limonta|Oliveto Lario|Onno
23867|LC|Suello
23868|LC|Caserta|Valmadrera
23870|LC|Cernusco Lombardone
23871|LC|Lomagna
23873|LC|Maresso|Missaglia
23874|LC|Montevecchia|Quattro Strade
23875|LC|Osnago
23876|LC|Monticello Brianza
23877|LC|Paderno d'Adda
23878|LC|Verderio Superiore
23879|LC|Verderio|Verderio Inferiore
23880|LC|California|Campofiorenzo|Casatenovo|Galgiana|Rimoldo|Rogoredo|Valaperta
23881|LC|Airuno
23883|LC|Beverate|Brivio
23884|LC|Caraverio|Castello di Brianza|Cologna
23885|LC|Arlate|Calco
23886|LC|Colle Brianza|Nava
23887|LC|Canova|Monticello|Olgiate Molgora
23888|LC|La Valletta Brianza
23889|LC|Santa Maria Hoè
23890|LC|Barzago
23891|LC|Barzanò
23892|LC|Bulciago
23893|LC|Cassago Brianza
23894|LC|Cremella
23895|LC|Cibrone|Nibionno|Tabiago
23896|LC|Bevera di Sirtori|Sirtori
23897|LC|Viganò
23898|LC|Imbersago
23899|LC|Robbiate
23900|LC|Lecco
24010|BG|Algua|Averara|Blello|Bordogna|Botta|Botta di Sedrina|Bracca|Branzi|Camerata Cornello|Carona|Cassiglio|Clanezzo|Colla|Costa Serina|Cusio|Dossena|Fondra|Foppolo|Isola di Fondra|Lenna|Mezzoldo|Moio de' Calvi|Muggiasca|Olda|Olmo al Brembo|Ornica|Peghera|Petosino|Piazzatorre|Piazzolo
24011|BG|Almè
24012|BG|Brembilla|Laxolo|San Gottardo|Val Brembilla
24013|BG|Oltre Il Colle
24014|BG|Piazza Brembana
24015|BG|San Giovanni Bianco
24016|BG|San Pellegrino Terme|Santa Croce
24017|BG|Cornalba|Serina
24018|BG|Villa d'Almè
24019|BG|Ambria|Poscante|Spino|Zogno
24020|BG|Ardesio|Aviatico|Azzone|Boario|Bondione|Bratto|Cantoniera della Presolana|Casnigo|Castione della Presolana|Cene|Cerete|Cerete Basso|Colere|Colzate|Cornale|Dezzo|Fino del Monte|Fiorano al Serio|Fiumenero|Gandellino|Gavarno|Gorle|Gorno|Gromo|Lizzola|Negrone|Oltressenda Alta|Oneta|Onore|Parre
24021|BG|Abbazia|Albino|Bondo Petello|Comenduno|Desenzano al Serio|Vall'Alta
24022|BG|Alzano Lombardo|Nese
24023|BG|Clusone
24024|BG|Gandino
24025|BG|Gazzaniga|Orezzo
24026|BG|Cazzano Sant'Andrea|Leffe
24027|BG|Gavarno Rinnovata|Nembro
24028|BG|Ponte Nossa
24029|BG|Vertova
24030|BG|Almenno San Bartolomeo|Ambivere|Barzana|Bedulita|Berbenno|Brembate di Sopra|Camoneone|Capizzone|Caprino|Caprino Bergamasco|Carvico|Celana|Corna Imagna|Costa Valle Imagna|Crocette|Fuipiano Valle Imagna|Gromlongo|Locatello|Mapello|Medolago|Mozzo|Paladina|Palazzago|Ponte Giurino|Pontida|Presezzo|Roncola|Sant'Antonio|Scano al Brembo|Solza
24031|BG|Almenno San Salvatore
24033|BG|Calusco d'Adda
24034|BG|Cisano Bergamasco
24035|BG|Curno
24036|BG|Ponte San Pietro
24037|BG|Brumano|Calchera|Frontale|Rota d'Imagna
24038|BG|Mazzoleni|Sant'Omobono Terme|Selino Basso
24039|BG|Piazza Caduti|Sotto Il Monte Giovanni Xxiii
24040|BG|Arcene|Arzago d'Adda|Barbata|Boltiere|Bonate Sopra|Bonate Sotto|Bottanuco|Calvenzano|Canonica d'Adda|Casirate d'Adda|Castel Rozzone|Chignolo d'Isola|Ciserano|Comun Nuovo|Filago|Fornovo San Giovanni|Ghiaie|Grumello del Piano|Isso|Lallio|Levate|Madone|Misano di Gera d'Adda|Osio Sopra|Pagazzano|Pognano|Pontirolo Nuovo|Stezzano|Suisio|Verdellino
24041|BG|Brembate|Grignano
24042|BG|Capriate San Gervasio|Crespi d'Adda|San Gervasio d'Adda
24043|BG|Caravaggio|Masano|Vidalengo
24044|BG|Dalmine|Sabbio Bergamasco|Sforzatica
24045|BG|Badalasco|Fara Gera d'Adda
24046|BG|Osio Sotto
24047|BG|Castel Cerreto|Geromina|Treviglio
24048|BG|Treviolo
24049|BG|Verdello
24050|BG|Bariano|Calcinate|Cavernago|Cividate al Piano|Cortenuova|Covo|Ghisalba|Grassobbio|Lurano|Malpaga|Morengo|Mornico al Serio|Mozzanica|Orio al Serio|Palosco|Pumenengo|Spirano|Torre Pallavicina|Zanica
24051|BG|Antegnate
24052|BG|Azzano San Paolo
24053|BG|Brignano Gera d'Adda
24054|BG|Calcio
24055|BG|Cologno al Serio
24056|BG|Fontanella
24057|BG|Martinengo
24058|BG|Fara Olivana|Fara Olivana con Sola|Romano di Lombardia|Sola
24059|BG|Basella|Urgnano
24060|BG|Adrara San Martino|Adrara San Rocco|Bagnatica|Berzo San Fermo|Bianzano|Bolgare|Borgo di Terzo|Bossico|Brusaporto|Carobbio degli Angeli|Casazza|Casco|Castel de' Conti|Castelli Calepio|Celatica|Cenate Sopra|Chiuduno|Cividino|Costa di Mezzate|Credaro|Endine|Endine Gaiano|Entratico|Fonteno|Foresto Sparso|Gandosso|Gaverina Terme|Gorlago|Grone|Monasterolo
24061|BG|Albano Sant'Alessandro
24062|BG|Costa Volpino
24063|BG|Castro|Fonderia di Lovere
24064|BG|Grumello del Monte
24065|BG|Lovere
24066|BG|Pedrengo
24067|BG|Sarnico
24068|BG|Cassinone|Seriate
24069|BG|Cenate di Sotto|Cenate Sotto|Luzzana|Trescore Balneario
24100|BG|Bergamo
24121|BG|Bergamo
24122|BG|Bergamo
24123|BG|Bergamo
24124|BG|Bergamo
24125|BG|Bergamo
24126|BG|Bergamo
24127|BG|Bergamo
24128|BG|Bergamo
24129|BG|Bergamo
25010|BS|Acquafredda|Borgosatollo|Campione|Campione del Garda|Isorella|Limone sul Garda|Montirone|Pozzolengo|Remedello|Remedello di Sopra|Remedello di Sotto|Rivoltella|San Felice del Benaco|San Martino della Battaglia|San Zeno Naviglio|Tremosine|Vesio|Visano
25011|BS|Calcinatello|Calcinato|Ponte San Marco
25012|BS|Calvisano|Malpaga|Mezzane|Viadana
25013|BS|Carpenedolo
25014|BS|Capodimonte|Castenedolo
25015|BS|Desenzano del Garda
25016|BS|Ghedi
25017|BS|Centenaro|Esenta|Lonato|Sedena
25018|BS|Montichiari|Novagli|Sant'Antonio|Vighizzolo
25019|BS|Colombare di Sirmione|Sirmione
25020|BS|Alfianello|Azzano Mella|Bassano Bresciano|Capriano del Colle|Cignano|Cigole|Corticelle Pieve|Dello|Faverzano|Fiesse|Flero|Gambara|Milzano|Offlaga|Pavone del Mella|Poncarale|Pralboino|Quinzanello|San Gervasio Bresciano|San Paolo|Scarpizzolo|Seniga
25021|BS|Bagnolo Mella
25022|BS|Borgo San Giacomo|Farfengo|Motella|Padernello
25023|BS|Gottolengo
25024|BS|Castelletto|Castelletto di Leno|Leno|Porzano
25025|BS|Manerbio
25026|BS|Pontevico
25027|BS|Quinzano d'Oglio
25028|BS|Cadignano|Verolanuova
25029|BS|Verolavecchia
25030|BS|Adro|Barbariga|Berlingo|Brandico|Castel Mella|Castelcovati|Castrezzato|Cizzago|Coccaglio|Comezzano|Comezzano Cizzago|Corzano|Cossirano|Erbusco|Lograto|Longhena|Ludriano|Maclodio|Mairano|Orzivecchi|Paratico|Pievedizio|Pompiano|Roccafranca|Roncadelle|Rudiano|Torbiato|Torbole Casaglia|Trenzano|Urago d'Oglio
25031|BS|Capriolo
25032|BS|Chiari
25033|BS|Cologne
25034|BS|Coniolo|Orzinuovi
25035|BS|Ospitaletto
25036|BS|Palazzolo sull'Oglio|San Pancrazio
25037|BS|Pontoglio
25038|BS|Duomo|Lodetto|Rovato|Sant'Andrea|Sant'Anna
25039|BS|Travagliato
25040|BS|Angolo Terme|Artogne|Badetto|Berzo Demo|Berzo Inferiore|Bienno|Bonomelli|Borgonato|Braone|Cerveno|Ceto|Cevo|Cividate Camuno|Colombaro|Corte Franca|Corteno Golgi|Esine|Forno Allione|Forno d'Allione|Galleno|Gianico|Incudine|Lozio|Malonno|Monno|Monticelli Brusati|Nigoline|Ono San Pietro|Parmezzana Calzana|Plemo
25041|BS|Boario Terme|Erbanno
25042|BS|Borno
25043|BS|Astrio|Breno|Pescarzo
25044|BS|Capo di Ponte
25045|BS|Castegnato
25046|BS|Bornato|Calino|Cazzago San Martino|Pedrocca
25047|BS|Darfo|Darfo Boario Terme|Gorzone
25048|BS|Cortenedolo|Edolo|Sonico
25049|BS|Clusane|Iseo|Pilzone
25050|BS|Cimbergo|Crist|Fontane|Gresine|Losine|Monte Isola|Monterotondo|Niardo|Novelle|Ome|Ossimo|Ossimo Inferiore|Ossimo Superiore|Paderno Franciacorta|Paisco Loveno|Paspardo|Passirano|Peschiera Maraglio|Pian Camuno|Pontagna|Ponte Cingoli|Provaglio d'Iseo|Provezze|Rodengo Saiano|Sellero|Siviano|Stadolina|Temù|Valle di Saviore|Vione
25051|BS|Cedegolo
25052|BS|Annunciata|Cogno|Pian di Borno|Piancogno
25053|BS|Malegno
25054|BS|Marone
25055|BS|Gratacasolo|Pisogne|Toline
25056|BS|Ponte di Legno
25057|BS|Sale Marasino
25058|BS|Sulzano
25059|BS|Vezza d'Oglio
25060|BS|Brione|Brozzo|Cellatica|Collebeato|Collio|Fantasina|Gombio|Lavone|Lavone di Pezzaze|Lodrino|Marcheno|Marmentino|Pezzaze|Polaveno|San Colombano|Stravignino|Tavernole sul Mella
25061|BS|Bovegno|Irma
25062|BS|Concesio|San Vigilio
25063|BS|Gardone Val Trompia|Magno
25064|BS|Gussago|Mandolossa|Piazza|Ronco
25065|BS|Lumezzane|Lumezzane Pieve|Lumezzane Sant'Apollonio|Pieve|San Sebastiano|Sant'Apollonio
25068|BS|Ponte Zanano|Sarezzo|Zanano
25069|BS|Carcina|Cogozzo|Villa Carcina
25070|BS|Anfo|Barghe|Bione|Caino|Capovalle|Casto|Gazzane|Livemmo|Mura|Pertica Alta|Ponte Caffaro|Preseglie|Provaglio Val Sabbia|Sabbio Chiese|San Faustino|Sottocastello|Trebbio|Treviso Bresciano
25071|BS|Agnosine
25072|BS|Bagolino
25073|BS|Bovezzo
25074|BS|Crone|Idro|Lavenone
25075|BS|Nave
25076|BS|Odolo
25077|BS|Roè|Roè Volciano
25078|BS|Forno d'Ono|Nozza|Pertica Bassa|Vestone
25079|BS|Carpeneda|Degagna|Pompegnino|Vobarno
25080|BS|Calvagese della Riviera|Carzago della Riviera|Carzago Riviera|Case Nuove|Castello|Chiesa|Ciliverghe|Gardola|Magasa|Manerba del Garda|Mazzano|Moerna|Molinetto|Moniga del Garda|Muscoline|Nuvolento|Nuvolera|Padenghe sul Garda|Paitone|Polpenazze del Garda|Prevalle|Puegnago sul Garda|Raffa|Serle|Soiano|Soiano del Lago|Solarolo|Tignale|Vallio Terme|Valvestino
25081|BS|Bedizzole|Campagnola
25082|BS|Botticino|Botticino Mattina|Botticino Sera|San Gallo
25083|BS|Fasano del Garda|Gardone Riviera|Montecucco|San Michele
25084|BS|Bogliaco|Gargnano|Navazzo
25085|BS|Gavardo|San Biagio|San Giacomo|Sopraponte
25086|BS|Rezzato|Virle Treponti
25087|BS|Barbarano|Campoverde|Salò
25088|BS|Maderno|Toscolano Maderno
25089|BS|Bostone|Villanuova sul Clisi
25100|BS|Brescia
25121|BS|Brescia
25122|BS|Brescia
25123|BS|Brescia
25124|BS|Brescia
25125|BS|Brescia
25126|BS|Brescia
25127|BS|Brescia
25128|BS|Brescia
25129|BS|Brescia
25130|BS|Brescia
25131|BS|Brescia
25132|BS|Brescia
25133|BS|Brescia
25134|BS|Brescia
25135|BS|Brescia
25136|BS|Brescia
26010|CR|Azzanello|Bagnolo Cremasco|Bolzone|Camisano|Campagnola Cremasca|Capergnanica|Capralba|Casale Cremasco|Casale Cremasco Vidolasco|Casaletto Ceredano|Casaletto Vaprio|Casalsigone|Castel Gabbiano|Castelvisconti|Chieve|Corte de' Frati|Credera|Credera Rubbiano|Cremosano|Dovera|Fiesco|Izano|Monte Cremasco|Montodine|Moscazzano|Offanengo|Olmeneta|Pianengo|Pozzaglio|Pozzaglio ed Uniti
26011|CR|Casalbuttano|Casalbuttano ed Uniti
26012|CR|Castelleone
26013|CR|Crema|Ombriano|Sabbioni|Santa Maria della Croce|Santo Stefano in Vairano
26014|CR|Casaletto di Sopra|Romanengo
26015|CR|Soresina
26016|CR|Spino d'Adda
26017|CR|Pieranica|Quintano|Torlino Vimercati|Trescore Cremasco
26018|CR|Trigolo
26019|CR|Vailate
26020|CR|Acquanegra Cremonese|Agnadello|Bordolano|Cappella Cantone|Casalmorano|Cascine Gandini|Cignone|Corte de' Cortesi|Corte de' Cortesi con Cignone|Crotta d'Adda|Cumignano sul Naviglio|Fengo|Formigara|Genivolta|Gombito|Madignano|Palazzo Pignano|San Bassano|Scannabue|Spinadesco|Ticengo
26021|CR|Annicco|Barzaniga
26022|CR|Castelverde|Costa Sant'Abramo|San Martino in Beliseto
26023|CR|Farfengo|Grumello Cremonese|Grumello Cremonese ed Uniti
26024|CR|Paderno Ponchielli
26025|CR|Nosadello|Pandino
26026|CR|Pizzighettone|Regona|Roggione
26027|CR|Rivolta d'Adda
26028|CR|Casanova del Morbasco|Sesto Cremonese|Sesto ed Uniti
26029|CR|Gallignano|Soncino
26030|CR|Ardole San Marino|Binanuova|Ca' de' Mari|Calvatone|Cappella de' Picenardi|Casteldidone|Cicognolo|Gabbioneta|Gabbioneta Binanuova|Gadesco Pieve Delmona|Malagnino|Pessina Cremonese|Solarolo Rainerio|Spineda|Tornata|Volongo|Voltido
26031|CR|Isola Dovarese
26032|CR|Ostiano
26033|CR|Pescarolo|Pescarolo ed Uniti|Pieve Terzagni
26034|CR|Drizzona|Piadena
26035|CR|Pieve San Giacomo
26036|CR|Rivarolo del Re|Rivarolo del Re ed Uniti
26037|CR|San Giovanni in Croce
26038|CR|Ca' d'Andrea|San Lorenzo de' Picenardi|Torre de' Picenardi
26039|CR|Ca' de' Stefani|Vescovato
26040|CR|Bonemerse|Castelponzone|Cella Dati|Derovere|Gerre de' Caprioli|Gussola|Martignana di Po|Pieve d'Olmi|San Martino del Lago|Scandolara Ravara|Torricella del Pizzo
26041|CR|Agoiolo|Casalbellotto|Casalmaggiore|Quattrocase|Roncadello|Vicobellignano|Vicoboneghisio|Vicomoscano
26042|CR|Cingia de' Botti
26043|CR|Dosimo|Persichello|Persico Dosimo
26044|CR|Grontardo|Levata
26045|CR|Motta Baluffi
26046|CR|San Daniele Po
26047|CR|Scandolara Ripa d'Oglio
26048|CR|San Salvatore|Sospiro
26049|CR|Stagno Lombardo
26100|CR|Cremona
26811|LO|Boffalora d'Adda
26812|LO|Borghetto Lodigiano|Casoni
26813|LO|Graffignana
26814|LO|Livraga
26815|LO|Massalengo|Motta Vigana
26816|LO|Ossago Lodigiano
26817|LO|San Martino in Strada
26818|LO|Bargano|Villanova del Sillaro
26821|LO|Bertonico
26822|LO|Brembio
26823|LO|Camairago|Castiglione d'Adda
26824|LO|Cavenago d'Adda
26825|LO|Basiasco|Mairago
26826|LO|Secugnago
26827|LO|Terranova dei Passerini
26828|LO|Melegnanello|Turano Lodigiano
26831|LO|Casalmaiocco|Cologno
26832|LO|Cervignano d'Adda|Galgagnano
26833|LO|Comazzo|Merlino
26834|LO|Abbadia Cerreto|Cadilana|Corte Palasio|Terraverde
26835|LO|Crespiatica
26836|LO|Montanaso Lombardo
26837|LO|Cassino d'Alberi|Mulazzano|Quartiano
26838|LO|Tavazzano|Tavazzano con Villavesco|Villavesco
26839|LO|Zelo Buon Persico
26841|LO|Casalpusterlengo|Zorlesco
26842|LO|Caselle Landi|Cornovecchio
26843|LO|Castelnuovo Bocca d'Adda|Maccastorna|Meleti
26844|LO|Cavacurta
26845|LO|Codogno
26846|LO|Corno Giovine
26847|LO|Maleo
26848|LO|San Fiorano
26849|LO|Santo Stefano Lodigiano
26851|LO|Borgo San Giovanni
26852|LO|Casaletto Lodigiano|Mairano
26853|LO|Caselle Lurani
26854|LO|Cornegliano Laudense|Muzza Sant'Angelo|Pieve Fissiraga
26855|LO|Lodi Vecchio
26856|LO|Mirabello|Senna Lodigiana
26857|LO|Salerano sul Lambro
26858|LO|Sordio
26859|LO|Valera Fratta
26861|LO|Fombio|Retegno
26862|LO|Guardamiglio
26863|LO|Orio Litta
26864|LO|Ospedaletto Lodigiano
26865|LO|San Rocco al Porto
26866|LO|Castiraga Vidardo|Marudo|Sant'Angelo Lodigiano|Vidardo
26867|LO|San Martino Pizzolano|Somaglia
26900|LO|Lodi|San Grato
27010|PV|Albuzzano|Badia Pavese|Bascapè|Borgarello|Bornasco|Camporinaldo|Ceranova|Copiano|Costa de' Nobili|Cura Carpignano|Filighera|Gerenzago|Giovenzano|Giussago|Guinzano|Inverno|Inverno e Monteleone|Linarolo|Magherno|Marzano|Miradolo Terme|Monteleone|Monticelli Pavese|Motta San Damiano|Rognano|Roncaro|San Genesio ed Uniti|San Leonardo|San Leonardo di Linarolo|San Zenone al Po
27011|PV|Belgioioso|Torre de' Negri
27012|PV|Certosa di Pavia|Torre del Mangano|Torriano
27013|PV|Chignolo Po|Lambrinia
27014|PV|Corteolona e Genzone
27015|PV|Landriano
27016|PV|Lardirago|Sant'Alessio con Vialone
27017|PV|Pieve Porto Morone|Zerbo
27018|PV|Vidigulfo
27019|PV|Villanterio
27020|PV|Alagna|Albonese|Battuda|Borgo San Siro|Breme|Carbonara al Ticino|Casottole|Cergnago|Dorno|Gravellona Lomellina|Marcignago|Massaua|Nicorvo|Olevano di Lomellina|Parona|Rotta|San Giorgio di Lomellina|Sartirana Lomellina|Scaldasole|Semiana|Torre d'Isola|Travacò Siccomario|Trivolzio|Tromello|Trovo|Valeggio|Valle Lomellina|Velezzo Lomellina|Zerbolò
27021|PV|Bereguardo
27022|PV|Casorate Primo
27023|PV|Cassolnovo
27024|PV|Cilavegna
27025|PV|Gambolò
27026|PV|Garlasco|Madonna delle Bozzole|San Biagio
27027|PV|Gropello Cairoli
27028|PV|Bivio Cava Manara|San Martino Siccomario
27029|PV|Sforzesca|Vigevano
27030|PV|Castellaro de' Giorgi|Castello d'Agogna|Castelnovetto|Ceretto Lomellina|Confienza|Cozzo|Frascarolo|Gambarana|Langosco|Mezzana Bigli|Mezzana Rabattone|Ottobiano|Palestro|Pieve Albignola|Rosasco|Sairano|Sant'Angelo Lomellina|Suardi|Torre Beretti e Castellaro|Villanova d'Ardenghi|Zeme|Zinasco|Zinasco Nuovo|Zinasco Vecchio
27031|PV|Candia Lomellina
27032|PV|Ferrera Erbognone
27033|PV|Garbana
27034|PV|Galliavola|Lomello
27035|PV|Mede|Villa Biscossi
27036|PV|Mortara
27037|PV|Pieve del Cairo
27038|PV|Robbio
27039|PV|Sannazzaro de' Burgondi
27040|PV|Albaredo Arnaboldi|Arena Po|Borgo Priolo|Borgoratto Mormorolo|Bosnasco|Busca|Calvignano|Campospinoso|Casatisma|Casenove|Castana|Castelletto di Branduzzo|Castelletto Po|Cigognola|Fortunago|Lirio|Mezzanino|Montalto Pavese|Montescano|Montù Beccaria|Mornico|Mornico Losana|Pietra de' Giorgi|Pinarolo Po|Pometo|Portalbera|Rea|Rocca de' Giorgi|Rovescala|San Damiano al Colle
27041|PV|Barbianello|Casanova Lonati
27042|PV|Bottarone|Bressana|Bressana Bottarone|Robecco Pavese
27043|PV|Broni|San Cipriano Po
27044|PV|Canneto|Canneto Pavese
27045|PV|Casteggio
27046|PV|Santa Giuletta
27047|PV|Golferenzo|Montecalvo Versiggia|Santa Maria della Versa|Volpara
27048|PV|Sommo
27049|PV|Stradella|Zenevredo
27050|PV|Bagnaria|Bastida Pancarana|Brallo di Pregola|Casanova di Destra|Casei|Casei Gerola|Cecima|Cervesina|Codevilla|Collegio|Corana|Corvino San Quirico|Fumo|Ghiaie|Menconico|Oliva Gessi|Pancarana|Pizzale|Ponte Nizza|Redavalle|Retorbido|Romagnese|Santa Margherita di Staffora|Silvano Pietra|Torrazza Coste|Torricella Verzate|Val di Nizza
27051|PV|Cava Manara|Mezzana Corti|Tre Re
27052|PV|Godiasco|Montesegale|Rocca Susella|Salice Terme
27053|PV|Lungavilla|Verretto
27054|PV|Montebello della Battaglia
27055|PV|Rivanazzano
27056|PV|Cornale e Bastida
27057|PV|Pietragavina|Varzi
27058|PV|Oriolo|Voghera
27059|PV|Zavattarello
27061|PV|Canevino|Ruino
27100|PV|Pavia
28010|NO|Agrate Conturbia|Alzo|Ameno|Barengo|Boca|Bogogno|Bolzano Novarese|Briga Novarese|Caltignaga|Cavaglietto|Cavaglio d'Agogna|Cavallirio|Colazza|Divignano|Fontaneto d'Agogna|Gargallo|Miasino|Nebbiuno|Pella|Pisano|Revislate|Sologno|Soriso|Vaprio d'Agogna
28011|NO|Armeno|Coiromonte|Sovazza
28012|NO|Cressa
28013|NO|Gattico|Veruno
28014|NO|Maggiora
28015|NO|Momo
28016|NO|Isola San Giulio|Orta Novarese|Orta San Giulio
28017|NO|San Maurizio d'Opaglio
28019|NO|Baraggia|Suno
28021|NO|Borgomanero|San Marco di Borgomanero|Santa Cristina di Borgomanero|Vergano di Borgomanero
28024|NO|Gozzano
28028|NO|Pettenasco|Pratolungo
28040|NO|Borgo Ticino|Dormelletto|Lesa|Marano Ticino|Massino Visconti|Mezzomerico|Oleggio Castello|Paruzzaro|Varallo Pombia
28041|NO|Arona|Dagnente|Mercurago
28043|NO|Bellinzago Novarese
28045|NO|Invorio
28046|NO|Ghevio|Meina
28047|NO|Fornaci|Oleggio
28050|NO|Pombia
28053|NO|Castelletto Sopra Ticino
28060|NO|Cameriano|Casalbeltrame|Casaleggio Novara|Casalino|Casalvolone|Castellazzo Novarese|Comignago|Cureggio|Granozzo|Granozzo con Monticello|Mandello Vitta|Nibbia|Orfengo|Recetto|San Nazzaro Sesia|San Pietro Mosezzo|Sozzago|Vicolungo|Vinzaglio
28061|NO|Biandrate
28062|NO|Cameri|Cameri Aeronautica
28064|NO|Carpignano Sesia|Landiona|Sillavengo
28065|NO|Cerano
28066|NO|Galliate
28068|NO|Romentino
28069|NO|Trecate
28070|NO|Garbagna Novarese|Nibbiola|Sizzano|Terdobbiate|Tornaco
28071|NO|Borgolavezzaro
28072|NO|Briona|San Bernardino
28073|NO|Fara Novarese
28074|NO|Ghemme
28075|NO|Grignasco
28076|NO|Pogno
28077|NO|Prato Sesia
28078|NO|Romagnano Sesia
28079|NO|Vespolate
28100|NO|Novara
28801|VB|Cossogno
28802|VB|Albo|Mergozzo
28803|VB|Cuzzago|Premosello Chiovenda
28804|VB|Bieno|San Bernardino Verbano
28805|VB|Vogogna
28811|VB|Arizzano|Cissano|Cresseglio
28812|VB|Aurano
28813|VB|Bee
28814|VB|Cambiasca
28815|VB|Caprezzo
28816|VB|Intragna
28817|VB|Miazzina
28818|VB|Premeno
28819|VB|Vignone
28821|VB|Cannero Riviera
28822|VB|Cannobio
28823|VB|Cargiago|Ghiffa|Susello
28824|VB|Gonte|Oggebbio
28825|VB|Ponte di Falmenta
28826|VB|Trarego Viggiona
28827|VB|Airetta|Cavaglio Spoccia|Cursolo Orasso|Falmenta
28828|VB|Gurro
28831|VB|Baveno|Feriolo|Feriolo Baveno
28832|VB|Belgirate
28833|VB|Brovello Carpugnino
28836|VB|Gignese|Vezzo
28838|VB|Binda|Carciano|Isola Bella|Levo|Magognino|Stresa
28841|VB|Antrona Schieranco|Antronapiana
28842|VB|Bognanco|Bognanco Fonti|Fonti
28843|VB|Montescheno
28844|VB|Villadossola
28845|VB|Domodossola
28846|VB|Borgomezzavalle
28851|VB|Beura|Beura Cardezza|Cuzzego
28852|VB|Craveggia|Vocogno
28853|VB|Druogno
28854|VB|Finero|Malesco|Zornasco
28855|VB|Masera
28856|VB|Re|Villette
28857|VB|Santa Maria Maggiore
28858|VB|Toceno
28859|VB|Trontano
28861|VB|Baceno
28862|VB|Crodo
28863|VB|Formazza
28864|VB|Montecrestese|Pontetto|Roldo
28865|VB|Crevoladossola|Preglia
28866|VB|Premia|San Rocco
28868|VB|Iselle|Trasquera|Varzo
28871|VB|Bannio Anzino
28873|VB|Calasca Castiglione|Castiglione|Castiglione d'Ossola
28875|VB|Ceppo Morelli
28876|VB|Borca|Borca di Macugnaga|Macugnaga|Pestarena
28877|VB|Anzola d'Ossola|Ornavasso
28879|VB|San Carlo|Vanzone con San Carlo
28881|VB|Casale Corte Cerro|Cereda|Gabbio|Gabbio con Monte Ossolano|Ramate|Sant'Anna
28883|VB|Granerolo|Gravellona Toce|Pedemonte
28884|VB|Pallanzeno
28885|VB|Piedimulera
28886|VB|Pieve Vergonte
28887|VB|Agrano|Bagnella|Cireggio|Crusinallo|Germagno|Omegna
28891|VB|Cesara|Nonio
28893|VB|Loreglia
28894|VB|Madonna del Sasso
28895|VB|Forno di Omegna|Massiola
28896|VB|Quarna Sotto
28897|VB|Fornero|Luzzogno|Sambughetto|Valstrona
28898|VB|Quarna Sopra
28899|VB|Arola
28922|VB|Verbania
29010|PC|Agazzano|Alseno|Bacedasco Sotto|Besenzone|Cadeo|Calendasco|Caminata|Campremoldo Sopra|Campremoldo Sopra e Sotto|Campremoldo Sotto|Casaliggio|Castelnuovo Fogliani|Castelvetro Piacentino|Chiaravalle|Fogarole|Fontana Fredda|Gazzola|Gragnano Trebbiense|Lusurasco|Mezzano Chitantolo|Monticelli d'Ongina|Nibbiano|Olza|Pecorara|Pianello Val Tidone|Piozzano|Pontenure|Rezzanello|Rottofreno|Roveleto
29011|PC|Borgonovo Val Tidone|Castelnovo Val Tidone|Castelnuovo
29012|PC|Caorso
29013|PC|Carpaneto Piacentino|Rezzano
29014|PC|Castell'Arquato|Vigolo Marchese
29015|PC|Castel San Giovanni|Creta|Fontana Pradosa|Ganaghello
29016|PC|Cortemaggiore
29017|PC|Baselicaduce|Fiorenzuola d'Arda|San Protaso
29018|PC|Chiavenna Rocchetta|Lugagnano Val d'Arda|Rustigazzo
29019|PC|Godi|San Damiano|San Giorgio Piacentino
29020|PC|Carmiano|Cerignale|Coli|Corte Brugnatella|Gossolengo|Grazzano Visconti|Marsaglia|Morfasso|Pej|Perino|Ponte Organasco|Quadrelli|Quadrelli di Fellino|Quarto|Settima|Travo|Vigolzone|Villò|Zerba
29021|PC|Bettola|Bramaiano|Groppoducale|San Bernardino|San Giovanni
29022|PC|Bobbio|Cassolo|Ceci|Mezzano Scotti|Passo Penice|Santa Maria|Santa Maria di Bobbio|Vaccarezza
29023|PC|Farini|Groppallo|Le Moline|Mareto
29024|PC|Brugneto|Centenaro|Centenaro Castello|Ferriere|Salsominore|Torrio Casetta|Torrio Sopra|Torrio Sopra e Sotto e Casetta
29025|PC|Gropparello|Groppovisdomo|Sariano
29026|PC|Orezzoli|Ottone
29027|PC|Podenzano|San Polo
29028|PC|Biana|Ponte dell'Olio|Torrano
29029|PC|Ancarano di Sopra|Niviano|Niviano Castello|Rivergaro|Roveleto Landi
29100|PC|Piacenza
29121|PC|Piacenza
29122|PC|Piacenza
30010|VE|Bojon|Campagna Lupia|Campolongo Maggiore|Camponogara|Cantarana|Cona|Liettoli|Lova|Lughetto|Pegolotte
30013|VE|Ca' Ballarin|Ca' Pasquali|Ca' Savio|Cavallino|Cavallino Treporti|Treporti
30014|VE|Boscochiaro|Cavarzere|Rottanova|Rottanova di Cavarzere|San Pietro|San Pietro di Cavarzere|Villaggio Busonera
30015|VE|Ca' Bianca|Cavanella d'Adige|Chioggia|Sant'Anna|Sant'Anna di Chioggia|Sottomarina|Valli
30016|VE|Iesolo|Lido di Iesolo
30020|VE|Annone Veneto|Bagnara|Belfiore|Cinto Caomaggiore|Eraclea|Eraclea Mare|Fossalta di Piave|Gaggio|Giai|Gruaro|Loncon|Losson della Battaglia|Marcon|Meolo|Noventa di Piave|Ponte Crepaldo|Portegrandi|Pramaggiore|Pramaggiore Blessaglia|Quarto d'Altino|San Liberale|Stretti|Stretti di Eraclea|Torre di Fine|Torre di Mosto
30021|VE|Ca' Corniani|Caorle|Porto Santa Margherita|San Gaetano
30022|VE|Ceggia
30023|VE|Concordia Sagittaria|Sindacale
30024|VE|Croce|Musile di Piave
30025|VE|Cintello|Fossalta di Portogruaro|Fratta|Teglio Veneto|Villanova Santa Margherita
30026|VE|Portogruaro|Pradipozzo|Summaga
30027|VE|Calvecchia|Passarella|San Donà di Piave
30028|VE|Cesarolo|Pozzi|Pozzi San Michele Tagliamento|San Giorgio al Tagliamento|San Michele al Tagliamento
30029|VE|Corbolone|Santo Stino di Livenza
30030|VE|Cazzago|Cazzago di Pianiga|Fossò|Galta|Maerne|Martellago|Olmo|Olmo di Martellago|Pianiga|Robegano|Salzano|Sandon|Tombelle|Vigonovo
30031|VE|Arino|Dolo|Sambruson
30032|VE|Fiesso d'Artico
30033|VE|Cappelletta|Moniego|Moniego di Noale|Noale
30034|VE|Borbiago|Gambarare|Marano|Marano Veneziano|Mira|Mira Porte|Mira Taglio|Oriago
30035|VE|Ballò|Mirano|Scaltenigo|Vetrego|Zianigo
30036|VE|Sant'Angelo|Santa Maria di Sala|Stigliano|Veternigo
30037|VE|Rio San Martino|Scorzè
30038|VE|Fornase|Orgnano|Spinea
30039|VE|Paluello|San Pietro di Strà|Stra
30100|VE|Venezia
30121|VE|Venezia
30122|VE|Venezia
30123|VE|Venezia
30124|VE|Venezia
30125|VE|Venezia
30126|VE|Venezia
30131|VE|Venezia
30132|VE|Venezia
30133|VE|Venezia
30135|VE|Venezia
30141|VE|Venezia
30142|VE|Burano|Giudecca di Burano|Mazzorbo|San Martino Destra|San Martino Sinistra|San Mauro|Terranova
30170|VE|Venezia Mestre
30171|VE|Mestre
30172|VE|Mestre
30173|VE|Venezia
30174|VE|Gazzera|Mestre|Zelarino
30175|VE|Ca' Emiliani|Carpenedo|Marghera|Mestre
31010|TV|Bibano|Cimadolmo|Col San Martino|Crespignaga|Farra di Soligo|Fonte|Fonte Alto|Fregona|Godega di Sant'Urbano|Mareno di Piave|Maser|Monfumo|Moriago della Battaglia|Mosnigo|Muliparte|Onè|Orsago|Osigo|Pianzano|Ponte della Priula|Priula|San Michele di Piave|Santa Maria del Piave|Santa Maria di Piave|Soligo|Susegana
31011|TV|Asolo|Casella d'Asolo|Pagnano|Villa d'Asolo
31012|TV|Anzano|Cappella Maggiore
31013|TV|Cimetta|Codognè|Roverbasso
31014|TV|Colle Umberto|San Martino|San Martino di Colle Umberto
31015|TV|Collalbrigo|Conegliano|Scomigo
31016|TV|Cordignano|Villa di Villa
31017|TV|Crespano del Grappa|Paderno del Grappa
31018|TV|Albina|Campomolino|Francenigo|Gaiarine
31020|TV|Bagnolo|Ca' Rainati|Castello Roganzuolo|Corbanese|Cosniga|Falzè di Piave|Fossamerlo|Lago|Lancenigo|Liedolo|Refrontolo|Revine|Revine Lago|Rua|San Fior|San Fior di Sopra|San Fior di Sotto|San Pietro di Feletto|San Polo di Piave|San Vendemiano|San Zenone degli Ezzelini|Sernaglia della Battaglia|Tarzo|Vidor|Villorba|Zoppè
31021|TV|Bonisiolo|Campocroce|Marocco|Mogliano Veneto|Zerman
31022|TV|Borgo Verde|Frescada|Preganziol|Sambughe|San Trovaso
31023|TV|Castelminio|Resana|San Marco
31024|TV|Ormelle|Roncadelle
31025|TV|Santa Lucia di Piave
31026|TV|Sarmede
31027|TV|Lovadina|Spresiano|Visnadello
31028|TV|Tezze|Vazzola|Visnà
31029|TV|Carpesica|Cozzuolo|Fadalto|Nove|San Floriano|San Giacomo di Veglia|Vittorio Veneto
31030|TV|Altivole|Arcade|Borso del Grappa|Breda di Piave|Carbonera|Caselle di Altivole|Casier|Castelcucco|Castello di Godego|Cison di Valmarino|Dosson|Mignagola|Pero|Saletto|San Bartolomeo|San Vito di Altivole|Sant'Eulalia|Semonzo|Tovena|Vacil|Vallà
31031|TV|Caerano di San Marco
31032|TV|Casale sul Sile|Conscio|Lughignano
31033|TV|Castelfranco Veneto|Salvarosa|Salvatronda|Sant'Andrea|Villarazzo
31034|TV|Cavaso del Tomba
31035|TV|Ciano|Ciano del Montello|Crocetta del Montello
31036|TV|Istrana|Ospedaletto|Pezzan|Sala
31037|TV|Bessica|Castione|Loria|Ramon Campagna
31038|TV|Castagnole|Padernello|Paese|Porcellengo|Postioma
31039|TV|Poggiana|Riese Pio X|Spineda
31040|TV|Bavaria|Campo di Pietra|Campo di Pietra di Salgareda|Cessalto|Chiarano|Covolo|Cusignana|Falzè|Fossalta Maggiore|Giavera del Montello|Gorgo al Monticano|Mansuè|Meduna di Livenza|Musano|Musano di Trevignano|Nervesa della Battaglia|Onigo|Pederobba|Portobuffolè|Salgareda|Santi Angeli|Santi Angeli del Montello|Segusino|Selva del Montello|Signoressa|Trevignano|Venegazzù|Volpago del Montello
31041|TV|Cornuda
31042|TV|Fagarè|Fagarè della Battaglia
31043|TV|Fontanelle|Lutrano
31044|TV|Biadene|Montebelluna
31045|TV|Motta di Livenza
31046|TV|Faè|Oderzo|Piavon|Rustignè
31047|TV|Levada|Negrisia|Ponte di Piave
31048|TV|Cavrie|Olmi|Olmi di Treviso|San Biagio di Callalta|Spercenigo
31049|TV|Guia|Pianezze|San Pietro di Barbozza|San Vito di Valdobbiadene|Santo Stefano|Valdobbiadene
31050|TV|Albaredo|Badoere|Barcon|Camalò|Carpenedo|Casacorba|Cavasagra|Cavasagra di Vedelago|Combai|Fanzolo|Fossalunga|Miane|Monastier di Treviso|Morgano|Ponzano Veneto|Povegliano|Premaor|Santandrà|Vascon|Vedelago|Zenson di Piave
31051|TV|Follina|Pedeguarda|Valmareno
31052|TV|Candelù|Maserada sul Piave|Varago
31053|TV|Barbisano|Pieve di Soligo|Solighetto
31054|TV|Possagno
31055|TV|Quinto di Treviso|Santa Cristina
31056|TV|Biancade|Musestre|Roncade|San Cipriano
31057|TV|Cendon|Sant'Elena|Silea
31058|TV|Susegana
31059|TV|Sant'Alberto|Scandolara|Zero Branco
31100|TV|Treviso
32010|BL|Castello Lavazzo|Chies d'Alpago|Codissago|Garna|Lamosano|Mareson|Ospitale di Cadore|Pecol|Perarolo di Cadore|Pieve d'Alpago|Podenzoi|Soverzene|Tambre|Termine|Termine di Cadore|Tignes|Zoldo Alto|Zoppè di Cadore
32012|BL|Dont|Dont di Zoldo|Dozza di Zoldo|Forno di Zoldo
32013|BL|Fortogna|Igne|Longarone
32014|BL|Cadola|Casan|Col di Cugnan|La Secca|Paiane|Polpet|Ponte Nelle Alpi|Soccher
32015|BL|Cornei|Puos d'Alpago
32016|BL|Farra d'Alpago|Santa Croce|Santa Croce del Lago|Spert
32020|BL|Arabba|Avoscan|Canale d'Agordo|Caviola|Cencenighe Agordino|Colle Santa Lucia|Dussoi|Falcade|Frassenè|Gosaldo|La Valle Agordina|Limana|Livinallongo del Col di Lana|Piè Falcade|Rivamonte Agordino|Ronchena|San Tomaso Agordino|Selva di Cadore|Tiser|Vallada Agordina|Villapiana|Voltago Agordino
32021|BL|Agordo
32022|BL|Alleghe|Caprile
32023|BL|Laste di Rocca Pietore|Rocca Pietore|Santa Maria delle Grazie
32026|BL|Lentiai|Mel|Trichiana|Villa di Villa
32027|BL|Taibon Agordino
32028|BL|Sant'Antonio Tortal
32030|BL|Arsiè|Arten|Busche|Cesiomaggiore|Fastro|Fonzaso|Mellame|Paderno|Rocca|Rocca d'Arsiè|San Gregorio Nelle Alpi|Seren del Grappa|Soranzen|Sorriva|Sovramonte
32031|BL|Alano di Piave|Colmirano|Fener
32032|BL|Anzù|Feltre|Foen|Mugnai|Tomo|Umin|Villabruna|Villapaiera
32033|BL|Arina|Lamon
32034|BL|Facen|Norcen|Pedavena|Travagola
32035|BL|Formegan|Meano|Santa Giustina
32036|BL|Bribano|Mas|Roe Alte|Sedico
32037|BL|Mis|Sospirolo
32038|BL|Quero Vas
32040|BL|Borca di Cadore|Candide|Casamazzagno|Cibiana di Cadore|Comelico Superiore|Costalta|Danta di Cadore|Domegge di Cadore|Dosoledo|Laggio di Cadore|Lorenzago di Cadore|Lozzo di Cadore|Masariè|Padola|Pelos|Pelos di Cadore|Presenaio|San Nicolò di Comelico|San Pietro di Cadore|Valle di Cadore|Vallesella|Venas|Vigo di Cadore|Villaggio Turistico di Borca di Cadore|Villapiccola|Vodo Cadore
32041|BL|Auronzo di Cadore|Giralba|Misurina|Reane
32042|BL|Calalzo di Cadore
32043|BL|Acquabona|Cortina d'Ampezzo|Verocai|Zuel
32044|BL|Pieve di Cadore|Pozzale|Sottocastello|Tai di Cadore
32045|BL|Campolongo di Cadore|Costalissoio|Santo Stefano di Cadore
32046|BL|Chiapuzza|San Vito di Cadore
32047|BL|Granvilla|Sappada
32100|BL|Belluno
33010|UD|Adegliacco|Alesso|Avasinis|Bordano|Borgo Zurini|Braulins|Caporiacco|Carnia|Carvacco|Cassacco|Cavalicco|Chiusaforte|Colloredo di Monte Albano|Colugna|Dogna|Feletto Umberto|La Carnia|Lauzzana|Lusevera|Magnano in Riviera|Malborghetto|Malborghetto Valbruna|Mels|Montenars|Osoppo|Pagnacco|Peonis|Qualso|Reana del Roiale|Resia
33011|UD|Artegna
33013|UD|Gemona del Friuli|Gemona Piovega|Ospedaletto di Gemona
33015|UD|Moggio di Sopra|Moggio di Sotto|Moggio Udinese
33016|UD|Pontebba
33017|UD|Bulfons|Collalto|Tarcento
33018|UD|Camporosso in Valcanale|Cave del Predil|Fusine in Valromana|Tarvisio
33019|UD|Leonacco|Tricesimo
33020|UD|Amaro|Cavazzo Carnico|Cercivento|Enemonzo|Forni Avoltri|Forni di Sotto|Ligosullo|Mediis|Pesariis|Pieria|Prato Carnico|Preone|Quinis|Ravascletto|Rigolato|Sauris|Socchieve|Sutrio|Treppo Carnico|Verzegnis|Zuglio
33021|UD|Ampezzo
33022|UD|Arta Terme|Piano d'Arta
33023|UD|Comeglians
33024|UD|Forni di Sopra
33025|UD|Ovaro
33026|UD|Cleulis|Paluzza|Timau
33027|UD|Dierico|Paularo|Salino
33028|UD|Cadunea|Caneva|Caneva di Tolmezzo|Illegio|Imponzo|Terzo di Tolmezzo|Tolmezzo
33029|UD|Chiassis|Invillino|Lauco|Raveo|Trava|Villa Santina
33030|UD|Avilla|Basaldella|Brazzacco|Bressa|Buja|Camino al Tagliamento|Campoformido|Canussio|Carpacco|Cisterna|Cisterna del Friuli|Cornino|Coseano|Dignano|Flagogna|Flaibano|Flambro|Flumignano|Forgaria nel Friuli|Madonna di Buja|Majano|Moruzzo|Muris|Muris di Ragogna|Ragogna|Rive d'Arcano|Rodeano|Rodeano Basso|Romans|Romans di Varmo
33031|UD|Basagliapenta|Basiliano|Blessano|Orgnano|Variano|Villaorba|Vissandone
33032|UD|Bertiolo|Pozzecco
33033|UD|Beano|Biauzzo|Codroipo|Goricizza e Pozzo|Lonca|Rivolto
33034|UD|Ciconicco|Fagagna|Madrisio
33035|UD|Martignacco|Nogaredo di Prato|Torreano di Martignacco
33036|UD|Mereto di Tomba|Pantianicco|Plasencis|San Marco|Tomba
33037|UD|Colloredo di Prato|Pasian di Prato|Passons
33038|UD|San Daniele del Friuli|Villanova|Villanova di San Daniele
33039|UD|Coderno|Gradisca di Sedegliano|San Lorenzo|Sedegliano|Turrida
33040|UD|Attimis|Campeglio|Campolongo al Torre|Castelmonte|Cavenzano|Clodig|Corno di Rosazzo|Drenchia|Faedis|Grimacco|Grions|Ipplis|Magredis|Moimacco|Orsaria|Paciug|Podresca|Povoletto|Pradamano|Premariacco|Prepotto|Primulacco|Racchiuso|Ravosa|San Leonardo|Savogna|Savorgnano del Torre|Stregna|Taipana|Tapogliano
33041|UD|Aiello del Friuli|Joannis
33042|UD|Buttrio
33043|UD|Cividale del Friuli|Purgessimo|Sanguarzo
33044|UD|Manzano
33045|UD|Nimis
33046|UD|Pulfero
33047|UD|Cerneglons|Orzano|Remanzacco|Ziracco
33048|UD|Chiopris|Chiopris Viscone|Dolegnano|Medeuzza|San Giovanni al Natisone|Villanova dello Iudrio
33049|UD|San Pietro al Natisone
33050|UD|Bagnaria Arsa|Bicinicco|Cargnacco|Carlino|Carpeneto|Casale della Madonna|Castello|Castions delle Mura|Castions di Strada|Chiasellis|Clauiano|Felettis|Fiumicello|Galleriano|Gonars|Lauzacco|Lavariano|Lestizza|Lumignacco|Malisana|Marano Lagunare|Mereto di Capitolo|Mortegliano|Nespoledo|Ontagnano|Papariano|Pavia di Udine|Percoto|Perteole|Pocenia
33051|UD|Aquileia|Belvedere|Belvedere di Aquileia
33052|UD|Cervignano del Friuli|Strassoldo
33053|UD|Gorgo|Latisana
33054|UD|Lignano Pineta|Lignano Sabbiadoro
33055|UD|Muzzana del Turgnano
33056|UD|Palazzolo dello Stella
33057|UD|Ialmicco|Jalmicco|Palmanova|Sottoselva
33058|UD|San Giorgio di Nogaro
33059|UD|Villa Vicentina
33061|UD|Rivignano Teor
33070|PN|Brugnera|Budoia|Caneva|Dardago|Maron|Polcenigo|San Giovanni di Polcenigo|Santa Lucia di Budoia|Sarone|Stevenà|Tamai
33072|PN|Casarsa della Delizia|San Giovanni di Casarsa
33074|PN|Ceolini|Fontanafredda|Nave|Vigonovo
33075|PN|Cordovado|Morsano al Tagliamento|Mussons
33076|PN|Barco|Pravisdomini
33077|PN|Cavolano|Sacile|San Giovanni di Livenza|Schiavoi
33078|PN|Gleris|San Vito al Tagliamento|Savorgnano
33079|PN|Bagnarola|Casette|Ramuscello|Sesto al Reghena
33080|PN|Andreis|Bannia|Barcis|Castions|Cimolais|Cimpello|Claut|Erto e Casso|Fiume Veneto|Frisanco|Ghirano|Orcenico Inferiore|Palse|Poffabro|Porcia|Prata di Pordenone|Puia|Roraipiccolo|Roveredo in Piano|San Foca|San Quirino|Sedrano|Vajont|Villanova|Zoppola
33081|PN|Aviano|Castello|Cortina|Giais|Glera|Marsure|San Martino di Campagna|Selva
33082|PN|Azzano Decimo|Corva|Fagnigola|Tiezzo
33083|PN|Chions|Taiedo|Villotta
33084|PN|Cordenons|Musil|Villa d'Arco
33085|PN|Campagna|Maniago
33086|PN|Malnisio|Montereale Valcellina|San Leonardo|San Leonardo Valcellina
33087|PN|Cecchini|Pasiano|Pasiano di Pordenone|Pozzo|Rivarotta|Visinale
33090|PN|Anduins|Arba|Campone|Casiacco|Castelnovo del Friuli|Chievolis|Clauzetto|Colle|Lestans|Pielungo|Sequals|Solimbergo|Toppo|Tramonti di Sopra|Tramonti di Sotto|Travesio|Usago|Vito d'Asio
33092|PN|Cavasso Nuovo|Fanna|Meduno
33094|PN|Pinzano al Tagliamento|Valeriano
33095|PN|Domanins|Provesano|Rauscedo|San Giorgio della Richinvelda
33097|PN|Barbeano|Istrago|Spilimbergo|Tauriano|Vacile
33098|PN|San Lorenzo|San Martino al Tagliamento|Valvasone Arzene
33099|PN|Vivaro
33100|UD|Udine
33170|PN|Pordenone
34010|TS|Sgonico
34011|TS|Aurisina|Duino|Duino Aurisina|San Pelagio|Sistiana|Villaggio del Pescatore|Visogliano
34012|TS|Basovizza
34014|TS|Grignano|Santa Croce|Santa Croce di Trieste
34015|TS|Aquilinia|Muggia|San Rocco|Stramare
34016|TS|Monrupino
34017|TS|Prosecco
34018|TS|Bagnoli della Rosandra|Domio|San Dorligo della Valle|San Giuseppe della Chiusa|Sant'Antonio in Bosco
34070|GO|Capriva del Friuli|Cassegliano|Corona|Doberdò del Lago|Dolegna del Collio|Fogliano Redipuglia|Gabria|Giasbana|Jamiano|Lonzano|Marcottini|Mariano del Friuli|Mernicco|Moraro|Mossa|Polazzo|Redipuglia|Redipuglia Sacrario|Rupa|San Floriano del Collio|San Lorenzo Isontino|San Pier d'Isonzo|Savogna d'Isonzo|Scriò|Turriaco|Vencò|Villesse
34071|GO|Borgnano|Brazzano|Cormons
34072|GO|Farra d'Isonzo|Gradisca d'Isonzo
34073|GO|Fossalon|Grado|Grado Città Giardino|Grado Pineta|Rotta Primero
34074|GO|Marina Julia|Monfalcone
34075|GO|Begliano|Isola Morosini|Pieris|San Canzian d'Isonzo
34076|GO|Fratta|Medea|Romans d'Isonzo|Versa
34077|GO|Ronchi dei Legionari|Vermegliano
34078|GO|Poggio Terzarmata|Sagrado|San Martino del Carso
34079|GO|Bistrigna|Staranzano
34100|TS|Trieste
34121|TS|Trieste
34122|TS|Trieste
34123|TS|Trieste
34124|TS|Trieste
34125|TS|Trieste
34126|TS|Trieste
34127|TS|Trieste
34128|TS|Trieste
34129|TS|Trieste
34130|TS|Trieste
34131|TS|Trieste
34132|TS|Trieste
34133|TS|Trieste
34134|TS|Trieste
34135|TS|Trieste
34136|TS|Trieste
34137|TS|Trieste
34138|TS|Trieste
34139|TS|Trieste
34140|TS|Trieste
34141|TS|Trieste
34142|TS|Trieste
34143|TS|Trieste
34144|TS|Trieste
34145|TS|Trieste
34146|TS|Trieste
34147|TS|Trieste
34148|TS|Trieste
34149|TS|Trieste
34150|TS|Trieste
34151|TS|Trieste
34170|GO|Gorizia
35010|PD|Abbazia Pisani|Arsego|Borgoricco|Ca' Baglioni|Cadoneghe|Camazzole|Campo San Martino|Campodoro|Carmignano di Brenta|Cavino|Codiverno|Curtarolo|Fossalta|Fossalta di Trebaseleghe|Fratte|Gazzo|Grantorto|Limena|Loreggia|Loreggiola|Marsango|Massanzago|Mejaniga|Perarolo|Pieve|Pieve di Curtarolo|Pionca|Ponterotto|Ronchi di Campanile|Saletto di Vigodarzere
35011|PD|Campodarsego|Sant'Andrea di Campodarsego
35012|PD|Camposampiero|Rustega
35013|PD|Cittadella|Laghi|Santa Croce Bigolina
35014|PD|Fontaniva
35015|PD|Galliera Veneta
35016|PD|Piazzola sul Brenta|Presina|Tremignon|Vaccarino
35017|PD|Levada|Piombino Dese|Ronchi|Torreselle
35018|PD|San Martino di Lupari
35019|PD|Onara|Tombolo
35020|PD|Albignasego|Arre|Arzercavalli|Arzergrande|Bertipaglia|Brugine|Campagnola|Candiana|Carrara San Giorgio|Carrara Santo Stefano|Casalserugo|Casone|Civè|Codevigo|Conche|Conche di Codevigo|Correzzola|Due Carrare|Legnaro|Mandriola|Maserà di Padova|Pernumia|Polverara|Ponte San Nicolò|Pozzonovo|Roncaglia|San Pietro Viminario|Sant'Agostino|Sant'Angelo di Piove di Sacco|Saonara
35021|PD|Agna
35022|PD|Anguillara Veneta|Borgoforte
35023|PD|Bagnoli di Sopra|Le Casette|San Siro
35024|PD|Bovolenta
35025|PD|Cagnola|Cartura
35026|PD|Conselve
35027|PD|Noventa Padovana|Oltre Brenta
35028|PD|Arzerello|Corte|Piove di Sacco|Piovega
35029|PD|Pontelongo
35030|PD|Baone|Bastia|Bastia di Rovolon|Bosco|Caselle|Caselle di Selvazzano Dentro|Cervarese Santa Croce|Cinto Euganeo|Feriole|Fossona|Galzignano|Galzignano Terme|Montemerlo|Rivadolmo|Rovolon|Rubano|Saccolongo|Sarmeola|Selvazzano Dentro|Tencarola|Valsanzibio|Veggiano|Villaguattera|Vo'|Vo' Vecchio
35031|PD|Abano Terme|Monteortone
35032|PD|Arquà Petrarca
35034|PD|Lanzetta|Lozzo Atestino
35035|PD|Arlesega|Mestrino
35036|PD|Montegrotto Terme
35037|PD|Bresseo|San Biagio|Teolo|Treponti|Villa|Villa di Teolo
35038|PD|Torreglia
35040|PD|Barbona|Boara Pisani|Bresega|Ca' Morosini|Carceri|Carmignano|Casale di Scodosia|Castelbaldo|Colombare|Granze|Masi|Megliadino San Fidenzio|Megliadino San Vitale|Merlara|Piacenza d'Adige|Ponso|San Fidenzio|Sant'Elena|Sant'Urbano|Santa Margherita d'Adige|Urbana|Valli Moceniche|Valli Mocenighe|Vescovana|Vighizzolo d'Este|Villa Estense
35041|PD|Battaglia Terme
35042|PD|Deserto|Este|Pilastro
35043|PD|Costa Calcinara|Monselice|San Cosma
35044|PD|Montagnana
35045|PD|Ospedaletto Euganeo
35046|PD|Saletto
35047|PD|Solesino
35048|PD|Pisana|Ponte Gorzone|Stanghella
35100|PD|Padova
35121|PD|Padova
35122|PD|Padova
35123|PD|Padova
35124|PD|Padova
35125|PD|Padova
35126|PD|Padova
35127|PD|Padova
35128|PD|Padova
35129|PD|Padova
35130|PD|Padova
35131|PD|Padova
35132|PD|Padova
35133|PD|Padova
35134|PD|Padova
35135|PD|Padova
35136|PD|Padova
35137|PD|Padova
35138|PD|Padova
35139|PD|Padova
35140|PD|Padova
35141|PD|Padova
35142|PD|Padova
35143|PD|Padova
36010|VI|Camporovere|Canove di Roana|Carrè|Cavazzale|Cesuna|Chiuppano|Cogollo del Cengio|Foza|Laghi|Mezzaselva di Roana|Monticello Conte Otto|Posina|Roana|Rotzo|Seghe|Seghe di Velo|Treschè Conca|Velo|Velo d'Astico|Vigardolo|Zanè
36011|VI|Arsiero|Castana
36012|VI|Asiago|Rigoni|Rodeghieri|Sasso
36013|VI|Piovene Rocchette
36014|VI|Santorso
36015|VI|Giavenale|Magrè di Schio|Monte Magrè|Sant'Ulderico|Sant'Ulderico di Tretto|Schio|Tretto
36016|VI|Rozzampia|Thiene
36020|VI|Agugliaro|Albettone|Asigliano Veneto|Campiglia dei Berici|Carpanè|Castegnero|Ponte di Castegnero|Pove del Grappa|Primolano|San Marino|Solagna|Villaganzerla|Zovencedo
36021|VI|Barbarano Vicentino|Ponte di Barbarano|Villaga
36022|VI|Cassola|San Giuseppe|San Giuseppe di Cassola|San Zeno
36023|VI|Bugano|Longare|Lumignano
36024|VI|Mossano|Nanto|Ponte di Nanto
36025|VI|Noventa Vicentina
36026|VI|Cagnano|Poiana Maggiore
36027|VI|Rosà
36028|VI|Rossano Veneto
36029|VI|Campolongo sul Brenta|Cismon del Grappa|San Nazario|Valstagna
36030|VI|Caldogno|Caltrano|Calvene|Centrale|Costabissara|Cresole|Fara Vicentino|Grumolo Pedemonte|Levà|Levà di Montecchio Precalcino|Lugo di Vicenza|Monte di Malo|Montecchio Precalcino|Motta|Novoledo|Preara|Priabona|Rettorgole|San Giorgio di Perlena|San Vito di Leguzzano|Sant'Antonio|Sant'Antonio Valli|Sarcedo|Staro|Valli del Pasubio|Villaverla|Zugliano
36031|VI|Dueville|Povolaro
36032|VI|Gallio
36033|VI|Castelnovo|Isola Vicentina
36034|VI|Malo|San Tomio
36035|VI|Marano Vicentino
36036|VI|Pievebelvicino|Torrebelvicino
36040|VI|Barcarola|Brendola|Casotto|Grancona|Grisignano di Zocco|Grumolo delle Abbadesse|Lastebasse|Laverda|Lerino|Marola|Meledo|Monticello di Fara|Orgiano|Pedemonte|Pederiva|Pedescala|Poiana di Granfion|Salcedo|San Germano dei Berici|San Pietro Valdastico|Sarego|Sossano|Tonezza del Cimone|Torri di Quartesolo|Valdastico|Vo'
36042|VI|Breganze|Maragnole|Mirabella
36043|VI|Camisano Vicentino
36045|VI|Almisano|Alonte|Bagnolo|Bagnolo di Lonigo|Lonigo
36046|VI|Conco|Lusiana|Santa Caterina
36047|VI|Montegalda|Montegaldella
36050|VI|Bolzano Vicentino|Bressanvido|Cartigliano|Friola|Gambugliano|Lanzè|Lisiera|Monteviale|Montorso Vicentino|Ospedaletto|Poianella|Pozzoleone|Quinto Vicentino|Sovizzo|Villaggio Montegrappa|Zermeghedo
36051|VI|Creazzo|Olmo
36052|VI|Enego|Stoner
36053|VI|Gambellara
36054|VI|Montebello Vicentino
36055|VI|Nove
36056|VI|Belvedere|Tezze sul Brenta
36057|VI|Arcugnano|Nogarazza|Pianezze del Lago|Tormeno|Torri d'Arcugnano
36060|VI|Fellette|Fellette di Romano d'Ezzellino|Longa|Pianezze|Romano d'Ezzelino|Schiavon|Spin|Villa di Molvena
36061|VI|Bassano del Grappa|Campese|Valrovina
36062|VI|Fontanelle
36063|VI|Crosara|Marostica|Valle San Floriano|Vallonara
36064|VI|Mason Vicentino|Molvena|Villaraspa
36065|VI|Casoni|Mussolente
36066|VI|Sandrigo
36070|VI|Altissimo|Brogliano|Castelgomberto|Crespadoro|Ferrazza|Lovara|Molino|Molino di Altissimo|Nogarole Vicentino|San Pietro Mussolino|San Pietro Vecchio|Trissino
36071|VI|Arzignano|Pugnello|Tezze
36072|VI|Chiampo
36073|VI|Cereda|Cornedo Vicentino
36075|VI|Alte Ceccato|Alte di Montecchio Maggiore|Montecchio Maggiore|Sant'Urbano
36076|VI|Recoaro Terme|Rovegliana
36077|VI|Altavilla Vicentina|Tavernelle Vicentina|Valmarana
36078|VI|Castelvecchio|Maglio di Sopra|Novale|Piana|San Quirico|Valdagno
36100|VI|Vicenza
37010|VR|Affi|Albarè|Albarè Stazione|Brenzone|Castelletto di Brenzone|Castion Veronese|Cavaion Veronese|Costermano|Magugnano|Pastrengo|Piovezzano|Rivoli Veronese|San Zeno|San Zeno di Montagna|Sega|Sega di Cavaion|Torri del Benaco
37011|VR|Bardolino|Calmasino|Cisano
37012|VR|Bussolengo|San Vito al Mantico
37013|VR|Boi|Caprino Veronese|Pesina|Spiazzi
37014|VR|Castelnuovo del Garda|Cavalcaselle|Oliosi|Sandrà
37015|VR|Domegliara|Gargagnago|Monte|Sant'Ambrogio di Valpolicella
37016|VR|Garda
37017|VR|Colà|Colà di Lazise|Lazise|Pacengo
37018|VR|Cassone|Malcesine
37019|VR|Peschiera del Garda|San Benedetto di Lugana
37020|VR|Belluno Veronese|Brentino Belluno|Cerna|Cerro Veronese|Dolcè|Erbezzo|Fane|Ferrara di Monte Baldo|Fosse|Marano di Valpolicella|Peri|Prun|Rivalta|Sant'Anna d'Alfaedo|Valgatara|Volargne
37021|VR|Bosco Chiesanuova|Corbiolo|Lughezzano
37022|VR|Breonio|Cavalo|Fumane
37023|VR|Azzago|Grezzana|Lugo di Grezzana|Romagnano|Stallavena
37024|VR|Arbizzano|Arbizzano di Valpolicella|Negrar|Santa Maria di Negrar
37026|VR|Ospedaletto|Pescantina|Settimo
37028|VR|Roverè Veronese
37029|VR|Bure|Corrubbio|Negarine|Pedemonte|San Floriano|San Pietro in Cariano
37030|VR|Badia Calavena|Cazzano di Tramigna|Colognola ai Colli|Lavagno|Mezzane di Sotto|Montanara|Montecchia di Crosara|Roncà|San Bortolo|San Briccio|San Mauro di Saline|San Pietro|San Rocco di Piegara|San Vittore|Selva di Progno|Strà|Terrossa|Vago|Velo Veronese|Vestenanova
37031|VR|Cellore|Illasi
37032|VR|Brognoligo|Costalunga|Monteforte d'Alpone
37035|VR|San Giovanni Ilarione
37036|VR|Ferrazze|Mambrotta|Marcellise|San Martino Buon Albergo
37038|VR|Castelletto|Soave
37039|VR|Centro|Cogollo|Tregnago
37040|VR|Arcole|Begosso|Bevilacqua|Bonavigo|Boschi Sant'Anna|Caselle|Gazzolo|Marega|Orti|Pressana|Roveredo di Guà|Sabbion|San Gregorio|San Gregorio di Veronella|Santo Stefano|Santo Stefano di Zimella|Terrazzo|Veronella|Zimella
37041|VR|Albaredo d'Adige|Coriano Veronese|Michellorie|Presina
37042|VR|Caldierino|Caldiero
37043|VR|Castagnaro|Menà|Menà Vallestrema
37044|VR|Baldaria|Cologna Veneta|San Sebastiano|Sulè
37045|VR|Casette|Gallese|Legnago|San Pietro di Legnago|Terranegra|Vangadizza
37046|VR|Minerbe
37047|VR|Locara|Prova|San Bonifacio|Villabella
37049|VR|Carpi di Villa Bartolomea|Spinimbecco|Villa Bartolomea
37050|VR|Angiari|Belfiore|Bonavicina|Ca' degli Oppi|Concamarise|Isola Rizza|Oppeano|Palù|Piazza|Roverchiara|Roverchiaretta|San Pietro di Morubio|Vallese
37051|VR|Bovolone|Villafontana
37052|VR|Casaleone
37053|VR|Asparetto|Cerea|Cherubine
37054|VR|Nogara
37055|VR|Albaro|Ronco all'Adige|Tombazosana
37056|VR|Bionde|Crosarol|Engazzà|Salizzole|Valmorsel
37057|VR|Pozzo Camacici|Raldon|San Giovanni Lupatoto
37058|VR|Sanguinetto
37059|VR|Campagnola|Perzacco|Santa Maria di Zevio|Volon|Zevio
37060|VR|Azzano|Bagnolo|Beccacivetta|Bonferraro|Bovo|Buttapietra|Castel d'Azzano|Correzzo|Erbè|Gazzo Veronese|Lugagnano|Maccacari|Marchesino|Mozzecane|Nogarole Rocca|Palazzolo|Pontepossero|Pradelle|Roncanova|Roncolevà|San Giorgio in Salici|San Pietro in Valle|Sona|Sorgà|Trevenzuolo
37062|VR|Alpo|Dossobuono
37063|VR|Isola della Scala|Pellegrina|Tarmassia
37064|VR|Povegliano Veronese
37066|VR|Caselle di Sommacampagna|Custoza|Sommacampagna
37067|VR|Salionze|Valeggio sul Mincio
37068|VR|Forette|Isolalta|Vigasio
37069|VR|Caluri|Pizzoletta|Quaderni|Rosegaferro|Villafranca di Verona
37100|VR|Verona
37121|VR|Verona
37122|VR|Verona
37123|VR|Verona
37124|VR|Verona
37125|VR|Verona
37126|VR|Verona
37127|VR|Verona
37128|VR|Verona
37129|VR|Verona
37130|VR|Verona
37131|VR|Verona
37132|VR|Verona
37133|VR|Verona
37134|VR|Verona
37135|VR|Verona
37136|VR|Verona
37137|VR|Verona
37138|VR|Verona
37139|VR|Verona
37140|VR|Verona
37141|VR|Verona
37142|VR|Verona
38010|TN|Andalo|Banco|Campodenno|Casez|Cavedago|Cima Paganella|Dambel|Denno|Faedo|Fai della Paganella|Malgolo|Romeno|Ronzone|Ruffrè|San Michele all'Adige|San Romedio|Sanzeno|Sfruz|Spormaggiore|Sporminore|Tavon|Ton|Vigo Anaunia|Vigo di Ton
38011|TN|Amblar-Don|Cavareno|Sarnonico|Seio
38012|TN|Dermulo|Mollaro|Predaia|Segno
38013|TN|Fondo|Malosco|Tret|Vasio
38015|TN|Lavis|Nave San Felice|Pressano
38016|TN|Mezzocorona
38017|TN|Mezzolombardo
38018|TN|Molveno
38019|TN|Ville d'Anaunia
38020|TN|Bresimo|Castelfondo|Cis|Cloz|Commezzadura|Deggiano|Marcena|Mestriago|Mezzana|Mocenigo|Pellizzano|Pracorno|Rabbi|Rumo
38021|TN|Brez
38022|TN|Bozzana|Caldes|Cavizzana
38023|TN|Caltron|Cles|Mechel
38024|TN|Celedizzo|Celledizzo|Cogolo|Cogolo in Val di Pejo|Peio
38025|TN|Dimaro Folgarida
38026|TN|Cusiano|Fucine|Fucine di Ossana|Ossana
38027|TN|Croviana|Malè|Terzolas
38028|TN|Cagnò|Revò|Romallo|Tregiovo
38029|TN|Fraviano|Passo del Tonale|Vermiglio
38030|TN|Campestrin|Capriana|Castello di Fiemme|Castello Molina di Fiemme|Daiano|Giovo|Mazzin|Molina|Molina di Fiemme|Palù|Panchià|Roverè della Luna|Soraga|Stramentizzo|Stramentizzo Nuovo|Varena|Verla|Ziano di Fiemme
38031|TN|Campitello di Fassa
38032|TN|Alba di Canazei|Canazei|Penia|Sass Pordoi
38033|TN|Carano|Cavalese|Masi di Cavalese
38034|TN|Cembra Lisignago
38035|TN|Forno|Forno di Fiemme|Moena
38036|TN|Pera|Pera di Fassa|Pozza di Fassa
38037|TN|Bellamonte|Paneveggio|Passo Rolle|Predazzo
38038|TN|Tesero
38039|TN|Costalunga|Passo Costalunga|Vigo di Fassa
38040|TN|Fornace|Lases|Lona|Lona Lases|Luserna|Ravina|Valfloriana
38041|TN|Albiano
38042|TN|Baselga di Pinè|Campolongo|Faida|Faida di Pinè|Montagnaga|Rizzolaga|San Mauro
38043|TN|Bedollo|Brusago|Regnana
38045|TN|Civezzano|Seregnano
38046|TN|Cappella|Gionghi|Lavarone|Lavarone Cappella
38047|TN|Quaras|Segonzano|Sevignano|Valcava
38048|TN|Sover
38049|TN|Altopiano della Vigolana|Migazzone
38050|TN|Bieno|Calceranica al Lago|Canal San Bovo|Caoria|Carzano|Castelnuovo|Cinte Tesino|Fierozzo|Frassilongo|Gobbera|Imer|Marter|Mezzano|Monte di Mezzo|Novaledo|Ospedaletto|Palù del Fersina|Pieve Tesino|Prade|Roncegno|Ronchi Valsugana|Sagron Mis|San Francesco|Sant'Orsola Terme|Santa Brigida|Scurelle|Telve|Telve di Sopra|Telve di Valsugana|Tenna
38051|TN|Borgo|Borgo Valsugana|Olle
38052|TN|Caldonazzo
38053|TN|Castello Tesino
38054|TN|Primiero San Martino di Castrozza|San Martino di Castrozza
38055|TN|Grigno|Selva|Selva di Grigno|Tezze|Tezze Val Sugana
38056|TN|Barco|Levico Terme
38057|TN|Canale|Canezza|Canzolino|Costasavina|Falesina|Ischia Trentina|Madrano|Pergine Valsugana|Roncogno|San Cristoforo|San Cristoforo al Lago|Serso|Susà|Viarago|Vigalzano|Vignola|Vignola Falesina
38059|TN|Agnedo|Castel Ivano|Ivano Fracena|Samone
38060|TN|Aldeno|Anghebeni|Anghebeni di Vallarsa|Besenello|Bezzecca|Brentonico|Castellano|Castione|Chienis|Cimone|Cologna|Concei|Cornalè|Corte|Crosano|Garniga Terme|Gavazzo Nuova|Isera|Molina di Ledro|Nogaredo|Nomi|Pedersano|Pieve di Ledro|Pomarolo|Pregasina|Raossi|Raossi di Vallarsa|Riva di Vallarsa|Romagnano|Ronzo
38061|TN|Ala|Chizzola|Pilcante|Santa Margherita|Sega dei Lessini|Serravalle|Serravalle all'Adige
38062|TN|Arco|Bolognano|Oltresarca|San Giorgio|Vignole
38063|TN|Avio|Sabbionara
38064|TN|Carbonare|Carbonare di Folgaria|Folgaria|Mezzomonte|Mezzomonte di Sopra|Mezzomonte di Sotto|Nosellari|San Sebastiano|Serrada|Serrada di Folgaria
38065|TN|Besagno|Manzano|Mori|Pannone|Sano|Valle San Felice
38066|TN|Riva del Garda|Varone
38067|TN|Biacesa di Ledro|Ledro|Mezzolago
38068|TN|Borgo Sacco|Lizzanella|Marco|Mori Ferrovia|Rovereto|Trambileno
38069|TN|Nago|Nago Torbole|Torbole
38070|TN|Lomaso|Stenico|Tavodo|Villa Banale
38071|TN|Bivedo|Bleggio Inferiore|Bleggio Superiore|Larido|Marazzone
38073|TN|Cavedine|Stravino|Vigo|Vigo Cavedine
38074|TN|Ceniga|Drena|Dro|Pietramurata
38075|TN|Ballino|Fiavè
38076|TN|Castel Madruzzo|Madruzzo
38077|TN|Bagni di Comano|Comano Terme|Lundo|Ponte Arche|Vigo Lomaso
38078|TN|Moline|Moline di Banale|San Lorenzo Dorsino
38079|TN|Borgo Lares|Pelugo|Saone|Tione di Trento
38080|TN|Baitoni|Bocenago|Bondone|Caderzone|Carisolo|Iavrè Vigo Rendena|Strembo
38082|TN|Castel Condino
38083|TN|Borgo Chiese
38085|TN|Creto|Pieve di Bono-Prezzo
38086|TN|Giustino|Madonna di Campiglio|Massimeno|Pinzolo|Sant'Antonio di Mavignola
38087|TN|Sella Giudicarie
38088|TN|Spiazzo|Spiazzo Rendena
38089|TN|Darzo|Lodrone|Storo
38091|TN|Valdaone
38092|TN|Altavalle
38093|TN|Contà
38094|TN|Porte di Rendena
38095|TN|Tre Ville
38096|TN|Vallelaghi
38097|TN|Nave San Rocco|Zambana
38100|TN|Trento
38121|TN|Trento
38122|TN|Trento
38123|TN|Trento
39010|BZ|Andrian|Andriano|Avelengo|Caines|Cermes|Frangart|Gargazon|Gargazzone|Gfeis|Gfrill|Grissian|Hafling|Kuens|Meltina|Mölten|Nalles|Nals|Pawigl|Pfelders|Platzers|Prissia|Prissiano|Riffian|Rifiano|Saltaus|Saltusio|San Felice|San Felice Val di Non|San Martino in Passiria|San Pancrazio
39011|BZ|Lana|Monte San Vigilio|Pavicolo|Pawig|Vigiljoc|Völlan
39012|BZ|Borgo Vittoria|Gratsch|Meran|Meran Sinic|Merano|Obermais|Sinic|Sinigo|Untermais
39013|BZ|Moos|Moso in Passiria|Pfelder|Plan in Passiria|Platt|Rabenstein|Stuls|Ulfas
39014|BZ|Burgstall|Postal
39015|BZ|San Leonardo in Passiria|San Leonardo in Passiria - St. Leonhard in Passeier|St. Leonhard in Pass.|Valtina|Walte|Windegg
39016|BZ|Kuppelwies|San Nicolò|San Nicolò Ultimo|Santa Geltrude in Ultimo|Santa Gertrude|Santa Valburga|Santa Valburga Ultimo|St. Moritz/Ulten|St. Walburg/Ulten|St.Nikolau|St.Walburg Ulte|Ultimo
39017|BZ|Scena|Schenna|Tall|Verdins|Videgg
39018|BZ|Settequerce|Siebeneich|Terlan|Terlano|Vilpia|Vilpiano
39019|BZ|Tirol|Tirolo
39020|BZ|Castelbello|Castelbello Ciardes|Ciardes|Eyrs|Freiberg|Freiberg Vinschga|Gand/Martell|Glorenza|Glurns|Goldrain|Gomagoi|Graun/Vinschg.|Gries|Hinterkirch|Karthaus|Kastelbell|Katharinaberg|Laatsch|Lichtenberg|Madonna|Marein|Marlengo|Marling|Martell|Martello|Matsch|Melag|Montefranco|Montefranco in Venosta|Morter
39021|BZ|Coldrano|Goldrai|Laces|Latsch|Morte|Morter|St. Martin am Kofl|Tarres|Tarsc
39022|BZ|Algund|Aschbach|Lagundo|Oberplars|Plars|Vellau
39023|BZ|Allitz|Cengles|Eyr|Laas|Lasa|Oris|Tana|Tanas|Tarnell|Tschengel
39024|BZ|Burgeis|Burgusio|Laatsc|Laudes|Malles Venosta|Mals|Marienberg|Matsc|Mazia|Planei|Planol|Schleis|Schlinig|Tarces|Tartsc
39025|BZ|Naturno|Naturns|Plaus|Stabe|Stava
39026|BZ|Agums|Lichtenber|Montechiaro|Prad|Prato allo Stelvio
39027|BZ|Curon Venosta|Reschen|Resia|San Valentino alla Muta
39028|BZ|Covelano|Goefla|Göflan|Kortsch|Schlanders|Silandro|Talatsch|Vezzan|Vezzano
39029|BZ|Gomago|Gomagoi|Solda|Stelvio|Sulden|Trafo|Trafoi
39030|BZ|Ahornach|Ahrntal|Anterselva di Mezzo|Antholz|Braies|Cadipietra|Campil|Casteldarne|Chienes|Ehrenburg|Ellen|Enneberg/Mareo|Falzes|Fundres|Gais|Geiselsberg|Greinwalden|Hofern|Issing|Kampill|Kasern|Kiens|Kolfuschg|Kurfar|La Valle|Lappach|Longega|Longiarù|Lutago|Luttach
39031|BZ|Aufhofen|Bruneck|Brunico|Dietenheim|Luns|Reischach|Riscone|St. Georgen|Stegen|Teodone
39032|BZ|Acereto|Ahornac|Campo Tures|Kematen|Moehlen in Taufer|Molini di Tures|Mühlen i. Taufers|Riva di Tures|Sand in Taufers|Taufers/Ahrntal
39033|BZ|Colfosco|Corvara|Corvara in Badia|Kolfusch
39034|BZ|Aufkirchen|Dobbiaco|Toblach|Wahlen
39035|BZ|Monguelfo|Taisten|Tesido|Welsberg
39036|BZ|Abtei/Badia|Badia|Pedrace|Pedraces
39037|BZ|Meransen|Mühlbach|Rio di Pusteria|Rodengo|Spinges|Vals
39038|BZ|San Candido|Vierschach|Winnebach
39039|BZ|Niederdorf|Villabassa
39040|BZ|Afers|Albions|Aldein|Aldino|Alpe di Siusi|Altrei|Anterivo|Atzwang|Auer|Barbian|Barbiano|Buchholz|Campo di Trens|Campodazzo|Casateia|Castelrotto|Cauria|Cortaccia sulla Strada del Vino|Cortina sulla Strada del Vino|Elzenbaum|Entiklar|Feldthurns|Fennberg|Flans|Flitt|Fontanefredde|Freienfeld|Freins|Funes|Garn
39041|BZ|Brenner|Brennero|Colle Isarco|Gossensas
39042|BZ|Afer|Albeins|Albes|Bressanone|Brixen|Elvas|Eores|Karnol|Mellaun|Milland|Neustift|Pinzagen|Sant'Andrea in Monte|Sarns|St.Andr|Tils|Tschötsch|Zinggen
39043|BZ|Chiusa|Gudon|Gufidaun|Klausen|Latzfons|Lazfons|Teis|Verdings
39044|BZ|Egna|Laghetti|Mazon|Neumarkt
39045|BZ|Fortezza|Franzensfeste|Grasstein|Mittewald|Oberau
39046|BZ|Ortisei|Pufels|St. Jakob|St. Ulrich/Urtijei
39047|BZ|Santa Cristina Val Gardena|St. Christina/S. Crestina -Gherdeina
39048|BZ|Selva|Selva di Val Gardena|Wolkenstein/Selva
39049|BZ|Bahnho|Flains|Kematen/Pfitsch|Prati|Ried|Stazione|Steckholz|Sterzing|Thuins|Tschöfs|Val di Vizze|Vipiteno|Wiesen
39050|BZ|Afing|Aica di Fiè|Avigna|Birchabruck|Blumau|Breien|Cologna di Sotto|Deutschnofen|Eggen|Fiè allo Sciliar|Flaas|Girlan|Gummer|Innichen|Jenesien|Karneid|Lengstein|Missian|Monte San Pietro|Nova Ponente|Oberinn|Perdonig|Petersberg|Ponte Nova|Prösels|Raut|San Genesio Atesino|San Nicolò d'Ega|San Paolo|Seit
39051|BZ|Branzoll|Bronzolo|Pfatten|Vadena
39052|BZ|Altenburg|Caldaro sulla Strada del Vino|Kaltern|Mitterdorf|Oberplanitzing|St. Anton|St. Josef am See|St. Nikolaus/Kaltern|Unterplanitzing
39053|BZ|Bluma|Cardano|Collepietra|Contrada Val d'Ega|Cornedo all'Isarco|Eggenta|Gumme|Kardaun|Kardaun/Bozen|Prato all'Isarco|San Valentino in Campo|Steineg
39054|BZ|Auna di Sopra|Auna Inferiore|Collalbo|Gissmann|Klobenstein|Lengmoos|Lengstein Am Ritte|Oberboze|Oberi|Renon|Ritten|Sant'Ottilia in Renon|Soprabolzano|Unterin|Vanga|Wange
39055|BZ|La Costa|La Costa di Laives|Laives|Leifers|Pineta|San Giacomo|San Giacomo di Laives|Seit Bei Leifer|St.Jakob Bei Boze
39056|BZ|Carezza|Carezza al Lago|Karersee|Nova Levante|Welschnofen
39057|BZ|Appiano sulla Strada del Vino|Cornaiano|Eppan|Frangarto|Girla|Montiggl|San Michele|San Michele Appiano|St. Michael/Eppan
39058|BZ|Aberstückl|Asten|Astfeld-Nordheim|Bundschen|Campolasta|Durnholz|Nordhei|Pens|Reinswald|Riedelsberg|Sarentino|Sarnthein|Villa|Weißenbach/Sarntal
39059|BZ|Oberbozen|Wolfsgruben
39100|BZ|Bolzano
40010|BO|Bentivoglio|Interporto Bentivoglio|Osteria Nuova|Padulle|Sala Bolognese|San Marino|Santa Maria in Duno
40011|BO|Anzola dell'Emilia|Lavino di Mezzo|San Giacomo del Martignone|Santa Maria in Strada
40012|BO|Bargellino|Calderara di Reno|Lippo|Longara|Tavernelle d'Emilia|Tavernelle Emilia
40013|BO|Castel Maggiore|Progresso|Trebbo|Trebbo di Reno|Villa Salina
40014|BO|Caselle|Crevalcore|Palata Pepoli
40015|BO|Bosco|Bosco di Galliera|Galliera|Galliera Frazione|San Venanzio|San Vincenzo
40016|BO|San Giorgio di Piano
40017|BO|Amola di Piano|Budrie|Decima|San Giovanni in Persiceto|San Matteo della Decima
40018|BO|Maccaretolo|San Pietro in Casale
40019|BO|Sant'Agata Bolognese
40020|BO|Casalfiumanese
40021|BO|Borgo Tossignano|Tossignano
40022|BO|Castel del Rio|Giugnola|Moraduccio|Moraduccio di Valsalva|Sassoleone
40023|BO|Castel Guelfo di Bologna
40024|BO|Castel San Pietro Terme|Gaiana|San Martino in Pedriolo
40025|BO|Carseggio|Fontanelice
40026|BO|Imola|Piratello|Ponticelli|San Prospero|Sasso Morelli|Sesto Imolese|Spazzate Sassatelli
40027|BO|Bubano|Mordano
40030|BO|Badi|Berzantina|Castel di Casio|Grizzana Morandi|Pian di Casale|Piandisetta|Piano di Setta|Pioppe di Salvaro|Suviana
40032|BO|Bargi|Camugnano|Ponte di Verzuno
40033|BO|Cantagallo|Casalecchio di Reno|Ceretolo
40034|BO|Castel d'Aiano|Rocca di Roffeno|Santa Maria di Labante|Villa d'Aiano
40035|BO|Baragazza|Castiglione dei Pepoli|Creda|Lagaro
40036|BO|Monzuno|Rioveggio|Vado
40037|BO|Borgonuovo|Fontana|Pontecchio Marconi|Sasso Marconi
40038|BO|Cereglio|Riola|Susano|Tolè|Vergato
40041|BO|Bombiana|Gaggio Montano|Marano|Santa Maria Villiana|Silla
40042|BO|Farneto di Lizzano|Lizzano in Belvedere|Monteacuto delle Alpi|Pianaccio|Querciola|Rocca Corneta|Vidiciatico
40043|BO|Lama di Reno|Lama di Setta|Marzabotto|Pian di Venola
40046|BO|Alto Reno Terme|Capugnano|Castelluccio
40048|BO|Castel dell'Alpi|Madonna dei Fornelli|Piano del Voglio|San Benedetto Val di Sambro
40050|BO|Argelato|Bisano|Calderino|Casadio|Castelletto|Castello d'Argile|Castello di Serravalle|Centergross|Funo|Gavignano|Loiano|Monte San Giovanni|Monte San Pietro|Monterenzio|Monteveglio|Pizzano|Rignano Bolognese|San Benedetto del Querceto|San Martino|Savazza|Venezzano
40051|BO|Altedo|Casoni|Malalbergo|Pegola
40052|BO|Baricella|Boschi|Mondonuovo|San Gabriele
40053|BO|Bazzano|Valsamoggia
40054|BO|Bagnarola|Budrio|Mezzolara|Riccardina|Vedrana
40055|BO|Castenaso|Fiesso|Villanova
40056|BO|Calcara|Crespellano|Muffa|Pragatto
40057|BO|Fabbreria di Cadriana|Granarolo dell'Emilia|Lovoleto|Quarto Inferiore
40059|BO|Buda|Ganzanigo|Medicina|Portonovo|Sant'Antonio|Villa Fontana
40060|BO|Dozza|Gallo Bolognese|Savigno|Toscanella|Vedegheto
40061|BO|Ca' de' Fabbri|Minerbio
40062|BO|Marmorta|Molinella|San Martino in Argine|San Pietro Capofiume|Selva|Selva Malvezzi
40063|BO|Monghidoro
40064|BO|Mercatale|Ozzano dell'Emilia
40065|BO|Pianoro
40066|BO|Pieve di Cento
40067|BO|Rastignano
40068|BO|Castel dei Britti|Farneto|Martiri di Pizzocalvo|Ponticella|Pulce|San Lazzaro|San Lazzaro di Savena
40069|BO|Ponte Ronca|Riale|Zola|Zola Predosa
40100|BO|Bologna
40121|BO|Bologna
40122|BO|Bologna
40123|BO|Bologna
40124|BO|Bologna
40125|BO|Bologna
40126|BO|Bologna
40127|BO|Bologna
40128|BO|Bologna
40129|BO|Bologna
40131|BO|Bologna
40132|BO|Bologna
40133|BO|Bologna
40134|BO|Bologna
40135|BO|Bologna
40136|BO|Bologna
40137|BO|Bologna
40138|BO|Bologna
40139|BO|Bologna
40141|BO|Bologna
41011|MO|Campogalliano|Panzano|Saliceto Buzzalino
41012|MO|Budrione|Carpi|Cortile|Fossoli|Gargallo|Migliarina|San Marino|San Martino Secchia|Santa Croce
41013|MO|Castelfranco Emilia|Cavazzona|Gaggio di Piano|Manzolino|Piumazzo|Rastellino|Recovato|Riolo
41014|MO|Ca' di Sola|Castelvetro di Modena|Levizzano Rangone|Solignano Nuovo
41015|MO|Bagazzano|Campazzo|La Grande|Nonantola|Redù|Via Larga
41016|MO|Novi di Modena|Rovereto sulla Secchia|Sant'Antonio in Mercadello
41017|MO|Ravarino|Stuffione
41018|MO|San Cesario sul Panaro
41019|MO|Appalto|Soliera|Sozzigalli
41020|MO|Castellino|Castellino Brocco|Castello|Groppo|Riolunato|Serpiano
41021|MO|Canevare|Fanano|Fellicarolo|Lotta|Ospitale|Ospitale nel Frignano|Serrazzone|Trentino nel Frignano|Trignano|Trignano nel Frignano
41022|MO|Dogana Nuova|Faidello|Fiumalbo
41023|MO|Barigazzo|Cadignano|La Santona|Lama|Lama Mocogno|Mocogno|Montecenere|Pianorso|Sassostorno|Vaglio
41025|MO|Acquaria|Montecreto
41026|MO|Benedello|Camatta|Castagneto|Coscogno|Crocette|Frassineti|Gaianello|Gaiato|Iddiano|Miceno|Montebonello|Montecuccolo|Montorso|Monzone|Niviano|Olina|Pavullo nel Frignano|Renno|Sant'Antonio|Sasso Guidano|Verica
41027|MO|Pievepelago|Roccapelago|Sant'Andrea Pelago|Sant'Anna Pelago|Tagliole
41028|MO|Faeto|Ligorzano|Monfestino|Montagnana|Pazzano|Pompeano|Riccò|Riccò nel Frignano|Rocca Santa Maria|San Dalmazio|San Dalmazio nel Frignano|Selva|Selva nel Frignano|Serramazzoni|Valle|Varana
41029|MO|Casine|Castellaro|Castellaro nel Frignano|Rocchetta Sandri|Roncoscaglia|Sestola|Vesale
41030|MO|Bastiglia|Bomporto|Gorghetto|San Lorenzo della Pioppa|San Lorenzo Pioppa|San Martino|San Martino di San Prospero|San Pietro|San Pietro in Elda|San Prospero|Solara|Sorbara|Staggia|Staggia Modenese
41031|MO|Camposanto
41032|MO|Cavezzo|Motta|Motta sulla Secchia|Villa Motta
41033|MO|Concordia sulla Secchia|Fossa|Fossa di Concordia|San Giovanni|Santa Caterina|Vallalta
41034|MO|Finale Emilia|Reno Finalese
41035|MO|Massa Finalese
41036|MO|Camurana|Medolla|Villafranca|Villafranca di Medolla
41037|MO|Cividale|Gavello|Mirandola|Mortizzuolo|Ponte San Pellegrino|Quarantoli|San Giacomo Roncole|San Martino Carano|San Martino Spino|Tramuschio
41038|MO|Confine|Dogaro|Pavignane|Rivara|San Biagio|San Biagio in Padule|San Felice sul Panaro
41039|MO|San Possidonio
41040|MO|Cassano|Gombola|Polinago|Ponte Gombola|San Martino Vallata
41042|MO|Fiorano Modenese|Spezzano|Ubersetto
41043|MO|Casinalbo|Colombaro|Colombaro di Formigine|Corlo di Formigine|Formigine|Magreta
41044|MO|Cargedolo|Fontanaluccia|Frassinoro|Madonna di Pietravolta|Piandelagotti|Riccovolto|Romanoro|Rovolo|Sassatella
41045|MO|Casola|Farneta|Gusciola|Lago|Macognano|Montefiorino|Rubbiano|Vitriola
41046|MO|Boccassuolo|Costrignano|Monchio|Monchio nel Frignano|Palagano|Savoniero|Susano
41048|MO|Castelvecchio|Castelvecchio sulla Secchia|Moncerrato|Montebaranzone|Morano|Pigneto|Prignano sulla Secchia|Saltino|Saltino sulla Secchia|Sasso Morello
41049|MO|Montegibbio|San Michele dei Mucchietti|Sassuolo
41051|MO|Castelnuovo Rangone|Montale|Montale Rangone
41052|MO|Castellino delle Formiche|Gainazzo|Guiglia|Monteorsello|Pieve di Trebbio|Pieve Trebbio|Rocca Malatina|Rocchetta|Samone
41053|MO|Gorzano|Maranello|Pozza|Torre Maina
41054|MO|Festà|Marano sul Panaro|Ospitaletto|Villa Bianca
41055|MO|Bertocchi|Castelluccio|Castelluccio di Moscheda|Iola|Iola di Montese|Maserno|Montese|Montespecchio|Salto|San Giacomo Maggiore|San Martino
41056|MO|Formica|Garofano|Magazzino|Mulino|Savignano sul Panaro
41057|MO|San Vito|Spilamberto
41058|MO|Vignola
41059|MO|Ciano|Ciano nel Frignano|Missano|Montealbano|Montecorone|Monteombraro|Montetortore|Rosola|Zocca
41100|MO|Modena
41121|MO|Modena
41122|MO|Modena
41124|MO|Modena
41125|MO|Modena
41126|MO|Modena
41127|MO|Modena
42010|RE|Cavola|Cerredolo|Quara|Rio Saliceto|San Cassiano|Toano
42011|RE|Bagnolo in Piano
42012|RE|Campagnola Emilia
42013|RE|Casalgrande|Salvaterra|Veggia|Villalunga
42014|RE|Cadiroggio|Castellarano|Roteglia
42015|RE|Budrio|Correggio|Fosdondo|Prato|San Martino
42016|RE|Guastalla|Pieve|San Girolamo
42017|RE|Novellara|San Bernardino|San Giovanni|Santa Maria|Vezzola
42018|RE|San Martino in Rio
42019|RE|Arceto|Bosco|Ca' de Caroli|Chiozza|Fellegara|Iano|Pratissolo|Rondinara|Scandiano|Ventoso
42020|RE|Albinea|Borzano|Cola|Montecavolo|Puianello|Quattro Castella|Roncolo|Rosano|San Polo d'Enza|Vetto
42021|RE|Barco|Bibbiano
42022|RE|Boretto
42023|RE|Argine|Cadelbosco di Sopra|Cadelbosco di Sotto
42024|RE|Castelnovo di Sotto|Meletole
42025|RE|Cavriago
42026|RE|Canossa|Ciano d'Enza|Compiano d'Enza
42027|RE|Montecchio Emilia
42028|RE|Poviglio
42030|RE|Asta nell'Emilia|Civago|Gazzano|La Vecchia|Minozzo|Montalto|Pecorile|Regnano|San Giovanni di Querciola|Sologno|Succiso|Vezzano sul Crostolo|Viano|Villa Minozzo
42031|RE|Baiso|Casino Levizzano|Levizzano
42032|RE|Cervarezza|Ventasso
42033|RE|Carpineti|Marola|Pantano|Savognatica|Valestra
42034|RE|Casina|Paullo di Casina|Trinità
42035|RE|Casale|Castelnovo Ne' Monti|Castelnuovo Ne' Monti|Croce|Croce Ne' Monti|Felina|Gatta|Monteduro|Villaberza|Vologno|Vologno di Sotto
42040|RE|Campegine|Caprara
42041|RE|Brescello|Lentigione
42042|RE|Fabbrico
42043|RE|Gattatico|Praticello|Taneto
42044|RE|Gualtieri|Pieve Saliceto|Santa Vittoria|Santa Vittoria di Gualtieri
42045|RE|Casoni|Codisotto|Luzzara|Villarotta
42046|RE|Brugneto|Reggiolo
42047|RE|Rolo
42048|RE|Rubiera
42049|RE|Calerno|Sant'Ilario d'Enza
42100|RE|Bagno|Cadè|Canali|Castellazzo|Cavazzoli|Cella|Codemondo|Corticella|Coviolo|Fogliano|Gaida|Gavassa|Gavasseto|Mancasale|Marmirolo|Masone|Massenzatico|Ospizio|Pieve Modolena|Quaresimo|Reggio Emilia|Rivalta|Roncocesi|San Maurizio|San Pellegrino|Sesso
42121|RE|Reggio Emilia
42122|RE|Reggio Emilia
42123|RE|Reggio Emilia
42124|RE|Reggio Emilia
43010|PR|Bianconese|Castelguelfo|Fontanelle|Fontevivo|Monchio delle Corti|Ponte Taro|Ragazzola|Riana|Riana di Monchio|Rigoso|Roccabianca|Valditacca
43011|PR|Busseto|Roncole Verdi
43012|PR|Fontanellato|Parola
43013|PR|Cozzano|Langhirano|Pastorello|Riano
43014|PR|Medesano
43015|PR|Cella di Costamezzana|Costamezzana|Noceto
43016|PR|Polesine Zibello
43017|PR|San Secondo Parmense
43018|PR|Coltaro|Gramignazzo|Sissa|Sissa Trecasali
43019|PR|Soragna
43021|PR|Bosco|Bosco di Corniglio|Corniglio|Ghiare di Corniglio|Vestola Ghiare
43022|PR|Basilicagoiano|Montechiarugolo|Monticelli Terme|Monticelli Terme di Montechiarugolo
43024|PR|Bazzano Parmense|Lupazzano|Mediano|Mozzano|Neviano degli Arduini|Provazzano|Sasso di Neviano|Scurano|Vezzano
43025|PR|Isola|Isola di Palanzano|Palanzano|Ranzano|Ruzzano|Selvanizza|Vairo|Vairo Superiore
43028|PR|Capoponte|Capriglio|Carpaneto|Lagrimone|Musiara Inferiore|Reno|Tizzano Val Parma
43029|PR|Castione de' Baratti|Mamiano|Traversetolo|Vignale
43030|PR|Bore|Calestano|Marzolara|Ravarano
43032|PR|Bardi|Gravago|Pione|Santa Giustina|Santa Giustina Val di Lecca
43035|PR|Felino|Sant'Ilario di Baganza
43036|PR|Castione dei Marchesi|Castione Marchesi|Chiusa Ferranda|Cogolonchio|Fidenza|Pieve di Cusignano
43037|PR|Lesignano de' Bagni|Mulazzano|Mulazzano Ponte|San Michele Cavana|Santa Maria del Piano
43038|PR|Sala Baganza|San Vitale|San Vitale di Baganza
43039|PR|Bagni di Tabiano|Bargone|Campore|Cangelasio|Congelasio|Piè di Via|Salsomaggiore Terme|Scipione|Tabiano
43040|PR|Boschi di Bardone|Casola|Cassio|Corniana|Lesignano Palmia|Prelerna|Selva del Bocchetto|Solignano|Specchio|Terenzo|Varano de' Melegari|Vianino|Viazzano
43041|PR|Bedonia|Drusco|Masanti|Masanti di Sotto|Molino dell'Anzola|Ponteceno|Pontestrambo
43042|PR|Berceto|Bergotto|Casaselvatica|Castellonchio|Fugazzolo|Ghiare|Ghiare di Berceto
43043|PR|Borgo Val di Taro|Ostia di Borgo Val di Taro|Ostia Parmense|Pontolo|Porcigatone|Tiedoli
43044|PR|Collecchio|Gaiano|Madregolo|Ozzano Taro|San Martino Sinzano
43045|PR|Fornovo di Taro|Neviano de' Rossi|Piantonia|Riccò|Sivizzano
43047|PR|Grotta|Iggio|Mariano|Pellegrino Parmense
43048|PR|Sant'Andrea Bagni|Varano dei Marchesi|Varano Marchesi
43049|PR|Carpadasco|Pessola|Varsi
43050|PR|Mormorola|San Martino di Valmozzola|Stazione Valmozzola|Valmozzola|Valmozzola Stazione
43051|PR|Albareto|Bertorella|San Quirico|San Quirico d'Albareto
43052|PR|Colorno
43053|PR|Cereseto|Compiano|Strela
43055|PR|Casale|Mezzano Inferiore|Mezzano Rondani|Mezzano Superiore
43056|PR|San Polo|Torrile
43058|PR|Chiozzola|Mezzani|Sorbolo
43059|PR|Casale di Tornolo|Santa Maria del Taro|Tarsogno|Tornolo
43100|PR|Parma
43121|PR|Parma
43122|PR|Parma
43123|PR|Parma
43124|PR|Parma
43125|PR|Parma
43126|PR|Parma
43216|PR|Parma
44011|FE|Argenta|Bando|Boccaleone|Campotto|Consandolo|La Fiorana
44012|FE|Bondeno|Burana|Gavello|Ospitale|Pilastri|Scortichino|Stellata
44014|FE|Madonna Boschi
44015|FE|Gambulaga|Maiero|Portomaggiore|Portoverrara|Ripapersico|Runco
44019|FE|Montesanto|Voghenza|Voghiera
44020|FE|Dogato|Gorino|Gorino di Goro|Goro|Masi San Giacomo|Masi Torello|Medelana|Ostellato|Rovereto Ferrarese|San Giovanni|San Giovanni di Ostellato|San Giuseppe di Comacchio
44021|FE|Codigoro|Mezzogoro|Pomposa|Pontelangorino|Pontemaodino
44022|FE|Comacchio|Volania
44023|FE|Lagosanto|Marozzo
44026|FE|Ariano|Ariano Ferrarese|Bosco|Bosco Mesola|Massenzatica|Mesola|Monticelli
44027|FE|Fiscaglia|Migliarino
44028|FE|Chiesa Nuova|Coronella|Gallo|Poggio Renatico
44029|FE|Lido degli Estensi|Lido di Spina|Porto Garibaldi
44030|FE|Alberone di Guarda|Alberone di Ro|Guarda|Guarda Ferrarese|Ruina
44033|FE|Berra|Riva del Po|Ro
44034|FE|Ambrogio|Cesta|Coccanile|Copparo|Fossalta|Gradizza|Sabbioncello San Pietro|Sabbioncello San Vittore|Saletta|Tamara|Zenzalino
44035|FE|Brazzolo
44037|FE|Jolanda di Savoia
44039|FE|Final di Rero|Formignana|Rero|Tresigallo
44041|FE|Buonacompra|Casumaro|Reno Centese
44042|FE|Alberone|Alberone di Cento|Cento|Corpo di Reno|Corpo Reno|Penzale
44043|FE|Mirabello
44045|FE|Dodici Morelli|Renazzo
44047|FE|Dosso|San Carlo|Sant'Agostino
44049|FE|Vigarano Mainarda|Vigarano Pieve
44121|FE|Ferrara
44122|FE|Ferrara
44123|FE|Ferrara
44124|FE|Ferrara
45010|RO|Braglia|Canale|Ceregnano|Gavello|Lama Pezzoli|Lama Polesine|Papozze|Pettorazza Grimani|Rosolina|Rosolina Mare|Villadose
45011|RO|Adria|Baricetta|Bellombra|Bottrighe|Ca' Emo|Cavanella Po|Cavedon|Fasana|Fasana Polesine|Passetto|Piantamelon|Valliera
45012|RO|Ariano|Ariano nel Polesine|Crociara|Grillara|Piano|Rivà|San Basilio|Santa Maria in Punta
45014|RO|Contarina|Donada|Porto Viro|Villaregia
45015|RO|Corbola
45017|RO|Loreo
45018|RO|Boccasette|Bonelli|Ca' Dolfin|Ca' Tiepolo|Ca' Venier|Ca' Zuliani|Donzella|Gnocca|Ivica|Porto Tolle|Scardovari|Tolle
45019|RO|Ca' Vendramin|Mazzorno|Mazzorno Destro|Polesinello|Taglio di Po
45020|RO|Baruchella|Ca Morosini|Canda|Castelguglielmo|Cavazzana|Giacciano con Baruchella|Lusia|Pincara|San Bellino|Villanova del Ghebbo|Zelo
45021|RO|Badia Polesine|Colombano|Salvaterra|Villa d'Adige
45022|RO|Bagnolo di Po
45023|RO|Costa di Rovigo
45024|RO|Fiesso Umbertiano
45025|RO|Fratta Polesine
45026|RO|Barbuglio|Lendinara|Ramodipalo|Ramodipalo Rasa|Saguedo
45027|RO|Pissatola|Sariano|Trecenta
45030|RO|Beverare|Calto|Castelnovo Bariano|Ceneselli|Chiesa|Crespino|Frassinelle Polesine|Gaiba|Guarda Veneta|Occhiobello|Pontecchio Polesine|Salara|San Martino di Venezze|San Pietro Polesine|Santa Maria Maddalena|Trona di Sopra|Villamarzana|Villanova Marchesana
45031|RO|Arquà Polesine|Cornè
45032|RO|Bergantino
45033|RO|Bosaro
45034|RO|Canaro|Paviole
45035|RO|Castelmassa
45036|RO|Ficarolo
45037|RO|Melara|Santo Stefano
45038|RO|Polesella|Raccano
45039|RO|Sabbioni|Stienta|Zampine
45100|RO|Rovigo
46010|MN|Belforte|Buscoldo|Campitello|Canicossa|Casatico|Cesole|Commessaggio|Curtatone|Gabbiana|Gazzuolo|Grazie|Levata|Marcaria|Mariana Mantovana|Montanara|Ospitaletto|Redondesco|San Martino dall'Argine|San Michele in Bosco|San Silvestro|Villaggio Eremo
46011|MN|Acquanegra sul Chiese|Mosio
46012|MN|Bozzolo
46013|MN|Canneto sull'Oglio
46014|MN|Castellucchio|Ospitaletto Mantovano|Sarginesco
46017|MN|Cividale Mantovano|Rivarolo Mantovano
46018|MN|Breda Cisoni|Ponteterra|Sabbioneta|Villa Pasquali
46019|MN|Buzzoletto|Cicognara|Cogozzo|Viadana
46020|MN|Magnacavallo|Motteggiana|Pegognaga|Pieve di Coriano|Polesine|Quingentole|San Giacomo delle Segnate|San Giovanni del Dosso|Schivenoglia|Villa Poma|Villa Saviola
46021|MN|Borgofranco sul Po|Carbonara di Po
46022|MN|Felonica
46023|MN|Bondeno di Gonzaga|Gonzaga|Palidano
46024|MN|Bondanello|Moglia
46025|MN|Poggio Rusco
46026|MN|Nuvolato|Quistello
46027|MN|Mirasole|Portiolo|San Benedetto Po|San Siro
46028|MN|Caposotto|Malcantone|Moglia di Sermide|Santa Croce|Sermide
46029|MN|Brusatasso|Riva|Sailetto|San Prospero|Suzzara|Tabellano
46030|MN|Ca' Vecchia|Correggioverde|Dosolo|Gazzo|Libiola|Mottella|Pomponesco|Sacchetta|Serravalle a Po|Stradella|Sustinente|Tripoli|Villanova de Bellis|Villastrada
46031|MN|Bagnolo San Vito|San Biagio|San Nicolò Po
46032|MN|Castelbelforte
46033|MN|Castel d'Ario
46034|MN|Borgo Virgilio
46035|MN|Correggioli|Ostiglia
46036|MN|Revere
46037|MN|Barbasso|Borgo Castelletto|Casale|Governolo|Pontemerlano|Roncoferraro|Villa Garibaldi
46039|MN|Villimpenta
46040|MN|Casalmoro|Casaloldo|Casalromano|Cavriana|Ceresara|Fontanella Grazioli|Gazoldo degli Ippoliti|Guidizzolo|Monzambano|Piubega|Ponti sul Mincio|Rivalta|Rivalta sul Mincio|Rodigo|San Fermo|Solferino
46041|MN|Asola|Barchi di Asola|Castelnuovo|Castelnuovo Asolano
46042|MN|Castel Goffredo
46043|MN|Castiglione delle Stiviere|Gozzolina
46044|MN|Cerlongo|Goito|Solarolo
46045|MN|Marengo|Marmirolo|Pozzolo
46046|MN|Medole
46047|MN|Porto Mantovano|Sant'Antonio|Soave|Soave Mantovano
46048|MN|Canedole|Castiglione Mantovano|Malavicina|Pellaloco|Roverbella
46049|MN|Cereta|Volta Mantovana
46051|MN|Bigarello|San Giorgio di Mantova
46100|MN|Mantova
47010|FC|Bocconi|Galeata|Portico di Romagna|Portico e San Benedetto|Premilcuore|San Benedetto in Alpe|Strada San Zeno
47011|FC|Castrocaro Terme e Terra del Sole|Pieve Salutare|Terra del Sole
47012|FC|Civitella di Romagna|Cusercoli|Nespoli|Voltre
47013|FC|Dovadola|San Ruffillo
47014|FC|Meldola|Para|Ricò|San Colombano|San Colombano di Meldola|Teodorano|Vitignano
47015|FC|Modigliana|Santa Reparata
47016|FC|Fiumana|Predappio|Predappio Alta|Rocca delle Caminate|Tontola
47017|FC|Calbola|Rocca San Casciano
47018|FC|Biserno|Corniolo|Santa Sofia
47019|FC|Tredozio
47020|FC|Budrio|Longiano|Montiano|Oriola|Roncofreddo
47021|FC|Bagno di Romagna|San Piero in Bagno|Selvapiana|Vessa
47023|FC|Aie|Borello|Bulgaria|Calisese|Case Scuola Vecchia|Celletta|Cesena|Cesuola|Diegaro|Gattolino|Lizzano|Macerone|Madonna dell Ulivo|Martorano|Pievesestina|Rio Marano|Ronta|Roversano|Saiano|San Carlo di Cesena|San Giorgio di Cesena|San Mauro in Valle|San Vittore|Sant'Egidio|Settecrociari|Tessello|Torre del Moro
47025|FC|Bacciolino|Bora Bassa|Cella|Ciola|Linaro|Mercato Saraceno|Monte Castello|Piavola|Tornano
47027|FC|Pieve di Rivoschio|Quarto|Quarto di Sarsina|Ranchio|Sarsina|Sorbano
47028|FC|Alfero|Balze|Verghereto
47030|FC|Borghi|Lo Stradone|Montegelli|Montepetra|Rontagnano|San Giovanni in Galilea|San Martino in Converseto|San Mauro a Mare|San Mauro Pascoli|Savignano di Rigo|Sogliano al Rubicone
47032|FC|Bertinoro|Capocolle|Collinello|Collinello Polenta|Fratta Terme|Panighina|Polenta|Santa Maria Nuova
47034|FC|Forlimpopoli|Selbagnone
47035|FC|Gambettola
47039|FC|Fiumicino di Savignano|Savignano sul Rubicone
47042|FC|Bagnarola|Cesenatico|Sala|Villalta
47043|FC|Gatteo|Gatteo a Mare|Sant'Angelo in Salute
47100|FC|Barisano|Carpena|Carpinello|Cava|Pianta|Roncadello|Ronco|Rovere|San Lorenzo in Noceto|San Martino in Strada|San Varano|Vecchiazzano|Villa Rovere|Villafranca|Villanova
47121|FC|Forlì
47122|FC|Forlì
47814|RN|Bellaria|Bellaria Igea Marina|Igea Marina
47822|RN|Ciola Corniale|Montalbano di Santarcangelo di Romagna|San Martino dei Mulini|San Michele|San Vito|Sant'Ermete|Santa Giustina di Santarcangelo|Santarcangelo di Romagna
47824|RN|Poggio Berni|Poggio Torriana|Santo Marino|Trebbio
47826|RN|Verucchio|Villa Verucchio
47832|RN|San Clemente|Sant'Andrea in Casale
47833|RN|Morciano di Romagna
47834|RN|Montefiore Conca|Serbadone
47835|RN|Saludecio|Santa Maria del Monte
47836|RN|Mondaino
47837|RN|Montegridolfo
47838|RN|Riccione
47841|RN|Cattolica
47842|RN|Montalbano|Pianventena|San Giovanni in Marignano
47843|RN|Belvedere|Cella|Misano Adriatico|Misano Monte|Santa Monica|Scacciano|Villaggio Argentina
47853|RN|Cerasolo|Coriano|Ospedaletto|Ospedaletto di Rimini|Sant'Andrea in Besanigo
47854|RN|Croce|Montescudo - Monte Colombo|San Savino|San Savino di Monte Colombo|Santa Maria del Piano|Taverna di Monte Colombo|Trarivi
47855|RN|Gemmano|Onferno
47861|RN|Casteldelci
47862|RN|Maiolo
47863|RN|Novafeltria|Perticara|Ponte Molino Baffoni|Secchiano Marecchia
47864|RN|Maciano|Molino di Bascio|Pennabilli|Ponte Messa|Soanne
47865|RN|Montemaggio|Pietracuta|San Leo
47866|RN|San Donato|Sant'Agata Feltria
47867|RN|Talamello
47900|RN|Bellariva|Corpolò|Gaiofana|Miramare di Rimini|Rimini|Rivabella|Rivazzurra|San Fortunato|San Giuliano a Mare|San Lorenzo in Correggiano|Santa Aquilina|Santa Giustina|Torre Pedrera|Vergiano|Viserba|Viserbella
47921|RN|Rimini
47922|RN|Rimini
47923|RN|Rimini
47924|RN|Rimini
48010|RA|Casal Borsetti
48011|RA|Alfonsine
48012|RA|Abbatesse|Bagnacavallo|Boncellino|Glorie|Masiera|Traversara|Villanova|Villanova di Bagnacavallo
48013|RA|Brisighella|Fognano|Marzeno|Monteromano|San Cassiano|San Martino in Gattara|Zattaglia
48014|RA|Castel Bolognese
48015|RA|Cannuzzo|Castiglione|Cervia|Cervia Milano Marittima|Madonna degli Angeli|Pinarella|Pisignano|Savio|Villa Inferno
48017|RA|Conselice|Lavezzola|San Patrizio
48018|RA|Case San Martino|Castel Raniero|Celle|Cosina|Errano|Faenza|Fossolo|Granarolo|Mezzeno|Prada|Reda|San Martino|San Silvestro|Santa Lucia delle Spianate|Sarna
48020|RA|Sant'Agata sul Santerno|Sant'Alberto|Savarna
48022|RA|Ascensione|Belricetto|Giovecca|Lugo|Passogatto|San Bernardino|San Lorenzo di Lugo|San Potito|Santa Maria in Fabriago|Villa San Martino|Voltana
48024|RA|Massa Lombarda|Villa Serraglio
48025|RA|Borgo Rivola|Riolo Terme
48026|RA|Godo|Russi|San Pancrazio
48027|RA|Gaiano|Solarolo
48031|RA|Bagnara di Romagna
48032|RA|Casola Valsenio
48033|RA|Cotignola
48034|RA|Fusignano
48100|RA|Ravenna
50010|FI|Trespiano
50012|FI|Antella|Bagno a Ripoli|Candeli|Grassina|Grassina Ponte a Ema|Osteria Nuova|Rimaggio|Vallina
50013|FI|Campi Bisenzio|Capalle|Il Rosi|San Donnino|San Donnino di Campi|San Piero a Ponti|Sant'Angelo|Sant'Angelo a Lecore
50014|FI|Fiesole|Pian di Mugnone|San Domenico di Fiesole
50018|FI|Badia a Settimo|Casellina|Le Bagnese San Giusto|San Martino alla Palma|San Vincenzo a Torri|Scandicci
50019|FI|Colonnata|Osmannoro|Ponte a Giogoli|Querceto|Quinto|Sesto Fiorentino
50020|FI|Mercatale Val di Pesa
50021|FI|Marcialla|Vico d'Elsa
50022|FI|Greve in Chianti|Lamole|Lucolena|Panzano|San Polo in Chianti
50023|FI|Bottai|Impruneta|Monte Oriolo|Pozzolatico|Tavarnuzze
50025|FI|Baccaiano|Lucardo|Martignana|Montagnana Val di Pesa|Montespertoli|San Quirico in Collina
50026|FI|San Casciano in Val di Pesa|Spedaletto
50027|FI|Chiocchio|Passo dei Pecorai|Strada in Chianti
50028|FI|Barberino Val d'Elsa|Sambuca|Sambuca Val di Pesa|San Donato in Poggio|Tavarnelle Val di Pesa
50031|FI|Barberino di Mugello|Cafaggiolo|Cavallina|Gagliano di Mugello|Galliano|Montecarelli
50032|FI|Borgo San Lorenzo|Luco Mugello|Panicaglia|Polcanto|Ronta
50033|FI|Bruscoli|Coniale|Cornacchiaia|Covigliaio|Filigare|Firenzuola|Piancaldoli|Pietramala|Rifredo|Traversa
50034|FI|Casaglia|Crespino del Lamone|Lutirano|Marradi
50035|FI|Misileo|Palazzuolo sul Senio
50036|FI|Bivigliano|Fontebuona|Pratolino|Vaglia
50037|FI|San Piero a Sieve
50038|FI|Sant'Agata|Sant'Agata Mugello|Scarperia|Scarperia e San Piero
50039|FI|Cistio|Gattaia|Rupecanina|Vicchio|Villore
50041|FI|Calenzano|Carraia|Croci di Calenzano|Le Croci|Settimello
50050|FI|Badia a Cerreto|Bassa|Capraia|Capraia e Limite|Cerreto Guidi|Gambassi Terme|Gavena|Il Castagno|Il Castagno Val d'Elsa|Lazzeretto|Limite sull'Arno|Montaione|Pieve a Ripoli|Ponte di Masino|San Zio|Stabbia|Varna
50051|FI|Cambiano|Castelfiorentino|Castelnuovo d'Elsa|Dogana|Granaiolo|Petrazzi
50052|FI|Certaldo|Fiano
50053|FI|Brusciana|Case Nuove|Empoli|Fontanella|Marcignana|Monterappoli|Osteria Bianca|Ponte a Elsa|Sant'Andrea
50054|FI|Fucecchio|Galleno|La Torre|Le Botteghe|Massarella|Ponte a Cappiano|Querce|San Pierino|Torre
50055|FI|Brucianesi|Ginestra Fiorentina|Lastra a Signa|Malmantile|Ponte a Signa|Porto di Mezzo
50056|FI|Ambrogiana|Fibbiana|Montelupo Fiorentino|Samminiatello|Sammontana
50058|FI|San Mauro|San Mauro a Signa|Signa
50059|FI|Orbignano|San Pantaleo|Sant'Amato|Sovigliana|Spicchio|Vinci|Vitolini
50060|FI|Borselli|Consuma|Diacceto|Londa|Pelago|San Godenzo
50061|FI|Compiobbi
50062|FI|Dicomano|Sandetole
50063|FI|Figline e Incisa Valdarno|Figline Valdarno
50064|FI|Incisa in Val d'Arno|Loppiano
50065|FI|Molino del Piano|Montebonello|Pontassieve|Santa Brigida|Sieci
50066|FI|Borgo a Cascia|Cancelli|Cascia|Donnini|Leccio|Matassino|Pietrapiana|Reggello|Saltino|San Donato Fronzano|Tosi|Vaggio|Vallombrosa
50067|FI|Rignano sull'Arno|Rosano|San Donato in Collina|Troghi
50068|FI|Pomino|Rufina
50100|FI|Firenze
50121|FI|Firenze
50122|FI|Firenze
50123|FI|Firenze
50124|FI|Firenze
50125|FI|Firenze
50126|FI|Firenze
50127|FI|Firenze
50128|FI|Firenze
50129|FI|Firenze
50130|FI|Firenze
50131|FI|Firenze
50132|FI|Firenze
50133|FI|Firenze
50134|FI|Firenze
50135|FI|Firenze
50136|FI|Firenze
50137|FI|Firenze
50138|FI|Firenze
50139|FI|Firenze
50140|FI|Firenze
50141|FI|Firenze
50142|FI|Firenze
50143|FI|Firenze
50144|FI|Firenze
50145|FI|Firenze
51010|PT|Avaglio|Casore del Monte|Forone|Margine Coperta|Marliana|Massa e Cozzile|Santa Lucia|Santa Lucia Uzzanese|Serra Pistoiese|Traversagna|Uzzano
51011|PT|Borgo a Buggiano|Buggiano
51012|PT|Castellare di Pescia|Collodi|Ponte all'Abate|Veneri
51013|PT|Chiesanuova|Chiesanuova Uzzanese|Chiesina Uzzanese
51015|PT|Cintolese|Grotta Giusti|Monsummano Terme|Montevettolini|Pazzera|Pozzarello|Uggia
51016|PT|Montecatini Alto|Montecatini Terme|Montecatini Val di Nievole|Nievole
51017|PT|Castelvecchio|Castelvecchio di Vellano|Pescia|Pietrabuona|Pontito|San Quirico|San Quirico Valleriana|Vellano
51018|PT|Pieve a Nievole
51019|PT|Anchione|Ponte Buggianese
51020|PT|Calamecca|Castello|Collina|Crespole|Frassignoni|La Lima|Pavana|Pavana Pistoiese|Piteglio|Popiglio|Prataccio|Prunetta|Sambuca Pistoiese|San Pellegrino|San Pellegrino al Cassero|Torri|Treppio
51021|PT|Abetone|Le Regine
51024|PT|Cutigliano|Pian degli Ontani|Pianosinatico
51028|PT|Bardalone|Campo Tizzoro|Gavinana|Limestre|Limestre Pistoiese|Lizzano Pistoiese|Mammiano|Maresca|Pontepetri|San Marcello Pistoiese
51030|PT|Montagnana Pistoiese
51031|PT|Agliana|San Michele|San Piero
51034|PT|Casalguidi|Serravalle Pistoiese
51035|PT|Lamporecchio|Mastromarco|Orbignano|Porciano|San Baronto
51036|PT|Castelmartini|Larciano|San Rocco
51037|PT|Fognano|Fognano di Montale|Montale|Stazione di Montale|Tobbiana
51039|PT|Catena|Montemagno|Montemagno di Quarrata|Olmi|Quarrata|Santonuovo|Tizzana
51100|PT|Pistoia
52010|AR|Biforco|Capolona|Chitignano|Chiusi della Verna|Corsalone|Faltona|La Verna|Moggiona di Poppi|Montemignaio|Ortignano|Ortignano Raggiolo|Raggiolo|Santa Mama|Serravalle di Bibbiena|Subbiano|Talla
52011|AR|Banzena|Bibbiena|Bibbiena Stazione
52014|AR|Avena|Ponte a Poppi|Poppi|Porrena|Quota
52015|AR|Pratovecchio|Pratovecchio Stia
52016|AR|Castel Focognano|Pieve a Socana|Rassina
52017|AR|Papiano|Stia
52018|AR|Borgo alla Collina|Castel San Niccolò|Strada
52020|AR|Casalone|Castelfranco di Sopra|Cavi|Laterina|Laterina Stazione|Montalto|Pergine Valdarno|Pieve a Presciano|Ponticino
52021|AR|Badia Agnano|Bucine|Capannole|Torre
52022|AR|Castelnuovo dei Sabbioni|Cavriglia|Meleto|Monastero|Montegonzi|Neri|San Cipriano|Santa Barbara|Vacchereccia
52024|AR|Loro Ciuffenna|San Giustino Valdarno
52025|AR|Levane|Moncioni|Montevarchi
52026|AR|Castelfranco Piandiscò|Faella|Pian di Sco|Vaggio
52027|AR|San Giovanni Valdarno
52028|AR|Campogialli|Madrigale|Malva|Penna|Terranuova Bracciolini|Ville
52029|AR|Castiglion Fibocchi
52031|AR|Anghiari|San Leo di Anghiari
52032|AR|Badia Tedalda
52033|AR|Caprese Michelangelo
52035|AR|Le Ville|Monterchi
52036|AR|Madonnuccia|Pieve Santo Stefano
52037|AR|Gricignano|Sansepolcro|Santa Fiora
52038|AR|Colcellalto|Monterone|Sestino
52041|AR|Badia al Pino|Ciggiano|Civitella in Val di Chiana|Pieve al Toppo|Tegoleto|Viciomaggio
52043|AR|Castiglion Fiorentino|Manciano|Montecchio
52044|AR|Camucia|Capezzine|Centoia|Cortona|Fratta|Mercatale|Mercatale di Cortona|Montanare|Montanare di Cortona|Sant'Andrea di Sorbello|Santa Caterina|Santa Caterina di Cortona|Terontola|Terontola Stazione
52045|AR|Foiano della Chiana|Pozzo della Chiana
52046|AR|Lucignano
52047|AR|Cesa|Marciano|Marciano della Chiana
52048|AR|Alberoro|Montagnano|Montagnano Alberoro|Monte San Savino|Palazzuolo
52100|AR|Arezzo
53011|SI|Castellina in Chianti|Fonterutoli
53012|SI|Chiusdino|Ciciano|Frosini|Montalcinello
53013|SI|Ama|Castagnoli|Gaiole in Chianti|Lecchi|Monti|Nusenna
53014|SI|Corsano|Lucignano d'Arbia|Monteroni d'Arbia|Ponte a Tressa|Ponte d'Arbia|Ville di Corsano
53015|SI|Iesa|Monticiano|San Lorenzo a Merse|Scalvaia|Tocchi
53016|SI|Casciano|Murlo|Vescovado
53017|SI|Lucarelli|Radda in Chianti
53018|SI|Rosia|San Rocco a Pilli|Sovicille
53019|SI|Casetta|Castelnuovo Berardenga|Monteaperti|Pianella|Ponte a Bozzone|Quercegrossa|San Gusmè|Vagliagli
53020|SI|Castelmuzio|Montisi|Petroio|San Giovanni d'Asso|Trequanda
53021|SI|Abbadia San Salvatore
53022|SI|Buonconvento
53023|SI|Bagni di San Filippo|Bagni San Filippo|Campiglia d'Orcia|Castiglione d'Orcia|Gallina|Vivo d'Orcia
53024|SI|Castelnuovo dell'Abate|Montalcino|Monte Amiata|Sant'Angelo in Colle|Torrenieri
53025|SI|Piancastagnaio|Saragiolo
53026|SI|Monticchiello|Pienza
53027|SI|Bagno Vignoni|San Quirico d'Orcia
53030|SI|Anqua|Belforte|Castel San Gimignano|Castel San Giminiano|Radicondoli
53031|SI|Casole d'Elsa|Monteguidi|Pievescola
53034|SI|Campiglia|Colle di Val d'Elsa|Gracciano di Colle Val d'Elsa|Quartaia
53035|SI|Badesse|Belverde|Castellina in Chianti Stazione|Castellina Scalo|Monteriggioni|San Martino|Strove|Tognazza|Uopini
53036|SI|Bellavista|Poggibonsi|Staggia
53037|SI|Badia a Elmi|San Gimignano|Ulignano
53040|SI|Celle sul Rigo|Cetona|Contignano|Palazzone|Piazze|Radicofani|Rapolano Terme|San Casciano dei Bagni|Serre di Rapolano
53041|SI|Arbia|Asciano|Chiusure|Monte Oliveto Maggiore|Monte Sante Marie
53042|SI|Chianciano Terme
53043|SI|Chiusi|Chiusi Scalo|Chiusi Stazione|Montallese
53045|SI|Abbadia|Abbadia di Montepulciano|Acquaviva|Gracciano|Montepulciano|Montepulciano Stazione|Sant'Albino|Valiano
53047|SI|Sarteano
53048|SI|Bettolle|Guazzino|Pieve di Sinalunga|Rigaiolo|Rigomagno|Scrofiano|Sinalunga
53049|SI|Montefollonico|Torrita di Siena|Torrita Stazione
53100|SI|Siena
54010|MS|Montedivalli|Podenzana
54011|MS|Albiano Magra|Aulla|Bibola|Bigliolo|Caprigliola|Pallerone|Quercia|Serricciolo
54012|MS|Barbarasco|Tresana|Villa di Tresana
54013|MS|Agnino|Campiglione|Ceserano|Colla|Fivizzano|Gassano|Gragnola|Moncigoli|Monzone|Rometta|Rometta Apuana|San Terenzo Monti|Sassalbo|Soliera|Soliera Apuana|Tenerano|Vinca
54014|MS|Casola in Lunigiana|Codiponte|Equi|Equi Terme|Regnano
54015|MS|Comano|Crespiano
54016|MS|Licciana Nardi|Monti|Monti di Licciana|Tavernelle|Terrarossa
54021|MS|Bagnone|Corlaga|Gabbiana|Treschietto
54023|MS|Cantiere|Filattiera|Ponticello|Scorcetoli
54026|MS|Arpiola|Groppoli|Montereggio|Montereggio di Mulazzo|Mulazzo
54027|MS|Cervara|Grondola|Guinadi|Molinello|Pontremoli|Traverde|Vignola
54028|MS|Filetto|Merizzo|Villafranca in Lunigiana|Virgoletta
54029|MS|Chiesa di Rossano|Zeri
54033|MS|Avenza|Bedizzano|Bergiola|Carrara|Castelpoggio|Codena|Colonnata|Fontia|Fossola|Fossone|Gragnana|Marina di Carrara|Miseglia|Sorgnano|Torano
54035|MS|Borghetto|Caniparola|Fosdinovo|Marciaso|Melara|Tendola
54038|MS|Cerreto|Cinquale|Montignoso|Prato Capanne|San Vito
54100|MS|Massa
55010|LU|Camigliano Santa Gemma|Gragnano|Lappato|San Gennaro
55011|LU|Altopascio|Badia Pozzeveri|Marginone|Spianate
55012|LU|Capannori|Lunata|Pieve San Paolo|Zone
55013|LU|Lammari
55014|LU|Marlia
55015|LU|Montecarlo|San Salvatore|San Salvatore di Montecarlo|Turchetto
55016|LU|Porcari
55018|LU|Matraia|San Colombano|Segromigno in Monte|Segromigno in Piano
55019|LU|Botticino|Pracando|Villa Basilica
55020|LU|Fornovolasco|Fosciandora|Molazzana|San Pellegrinetto|Sassi|Vergemoli
55021|LU|Fabbriche di Vergemoli
55022|LU|Bagni di Lucca|Bagni di Lucca Ponte|Bagni di Lucca Villa|Benabbio|Casabasciana|Fornoli|Isola|Lucchio|Montefegatesi|Pieve di Controne|Ponte a Serraglio|San Cassiano|San Cassiano di Controni|Scesta
55023|LU|Anchiano|Borgo a Mozzano|Chifenti|Corsagna|Diecimo|Gioviano|Valdottavo
55025|LU|Calavorno|Coreglia Antelminelli|Ghivizzano|Piano di Coreglia|Tereglio
55027|LU|Fiattone|Gallicano|Trassilico|Turritecava
55030|LU|Careggine|Corfino|Magliano|Vagli Sopra|Vagli Sotto|Villa Collemandina
55031|LU|Camporgiano|Filicaia|Poggio|Poggio Garfagnana
55032|LU|Castelnuovo di Garfagnana|Palleroso
55033|LU|Castiglione di Garfagnana|Cerageto|Chiozza|San Pellegrino|Valbona
55034|LU|Carpinelli|Casone Carpinelli|Gorfigliano|Gramolazzo|Minucciano|Pieve San Lorenzo
55035|LU|Piazza al Serchio|San Michele|Sant'Anastasio
55036|LU|Pieve Fosciana
55038|LU|San Romano in Garfagnana
55039|LU|Sillano Giuncugnano
55040|LU|Pontestazzemese|Ruosina|Stazzema|Terrinca
55041|LU|Camaiore|Capezzano Pianore|Casoli|Lido di Camaiore|Montebello|Montemagno|Nocchi|Pedona|Pieve|Vado|Valpromaro
55042|LU|Forte dei Marmi
55045|LU|Capezzano|Capezzano Monte|Capriglia|Crociale|Fiumetto|Focette|Marina di Pietrasanta|Pietrasanta|Strettoia|Tonfano|Valdicastello Carducci|Vallecchia
55047|LU|Azzano|Ponterosso|Pozzi|Querceta|Riomagno|Ripa|Seravezza
55049|LU|Torre del Lago Puccini|Viareggio
55051|LU|Barga|Castelvecchio Pascoli|Filecchio|Fornaci di Barga|Mologno|Ponte all'Ania|Sommacolonia|Sommocolonia|Tiglio
55054|LU|Bozzano|Gualdo|Gualdo di Massarosa|Massarosa|Pieve a Elici|Quiesa
55060|LU|Badia Cantignano|Guamo|Massa Macinaia|Palagnana|Vorno
55061|LU|Carraia|San Ginese
55062|LU|Colle di Compito|Pieve di Compito|Ruota
55064|LU|Pascoso|Pescaglia|Piegaio|Piegaio Basso|San Rocco in Turrite|Villa a Roggio
55100|LU|Lucca
56010|PI|Arena Metato|Campo|Cucigliana|Mezzana|San Giovanni alla Vena|Uliveto Terme|Vicopisano
56011|PI|Calci|Castelmaggiore|Gabella|Montemagno
56012|PI|Calcinaia|Fornacette
56017|PI|Agnano|Asciano|Gello|Molina di Quosa|Pappiana|Pontasserchio|Rigoli|Ripafratta|San Giuliano Terme
56019|PI|Avane|Filettole|Migliarino|Nodica|Vecchiano
56020|PI|Capanne|Castel del Bosco|Cerretti|Marti|Montecalvoli|Montopoli|Montopoli in Val d'Arno|San Romano|Santa Maria a Monte
56021|PI|Cascina|Latignano|Marciana|San Benedetto a Settimo|San Casciano|San Frediano a Settimo|San Lorenzo a Pagnatico
56022|PI|Castelfranco di Sotto
56023|PI|Montione|Musigliano|Navacchio|Ripoli|San Lorenzo alle Corti
56024|PI|Corazzano|La Serra|Ponte a Egola
56025|PI|Il Romito|La Borra|La Rotta|Montecastello|Pontedera|Santa Lucia|Treggiaia
56028|PI|Isola|La Scala|Ponte a Elsa|San Miniato|San Miniato Basso
56029|PI|Santa Croce sull'Arno|Staffoli
56030|PI|Lajatico|Morrona|Orciatico|Selvatelle|Soiana|Terricciola
56031|PI|Bientina|Quattro Strade
56032|PI|Buti|Cascine|La Croce
56033|PI|Capannoli|San Pietro Belvedere
56034|PI|Casciana Terme|Chianni|Rivalto
56035|PI|Casciana Alta|Casciana Terme Lari|Cevoli|Lari|Lavaiano|Le Casine|Perignano|Spinelli|Usigliano
56036|PI|Alica|Forcoli|Montefoscoli|Palaia|Partino|Villa Saletta
56037|PI|Fabbrica|Fabbrica di Peccioli|Ghizzano|Ghizzano di Peccioli|Legoli|Peccioli
56038|PI|Giardino|Ponsacco
56040|PI|Canneto|Canneto di Monteverdi|Casale Marittimo|Casino di Terra|Castellina Marittima|Castello di Querceto|Cenaia|Crespina|Guardistallo|Le Badie|Montecatini Val di Cecina|Montescudaio|Monteverdi Marittimo|Orciano Pisano|Pastina|Pieve di Santa Luce|Pomaia|Ponteginori|Santa Luce|Sassa
56041|PI|Castelnuovo di Val di Cecina|Montecastelli Pisano|Sasso Pisano
56042|PI|Crespina Lorenzana
56043|PI|Fauglia|Luciana
56044|PI|Larderello|Lustignano|Montecerboli|Serrazzano
56045|PI|Libbiano|Micciano|Montegemoli|Pomarance|San Dalmazio
56046|PI|Riparbella
56048|PI|Mazzolla|Pignano|Saline|Saline di Volterra|Ulignano|Villamagna|Volterra
56100|PI|Pisa
56121|PI|Pisa
56122|PI|Pisa
56123|PI|Pisa
56124|PI|Pisa
56125|PI|Pisa
56126|PI|Pisa
56127|PI|Pisa
56128|PI|Pisa
57014|LI|Castell'Anselmo|Collesalvetti|Colognole|Crocino|Crocino San Giusto|Parrana San Giusto|Parrana San Martino|Vicarello
57016|LI|Caletta di Castiglioncello|Castelnuovo Misericordia|Castiglioncello|Gabbro|Nibbiaia|Rosignano Marittimo|Rosignano Solvay|Vada
57017|LI|Guasticce|Nugola|Nugola Nuova|Stagno
57020|LI|Bibbona|La California|Sassetta
57021|LI|Campiglia Marittima|Campiglia Marittima Stazione|Stazione di Campiglia Marittima|Venturina
57022|LI|Bolgheri|Castagneto Carducci|Donoratico|Marina di Castagneto|Marina di Castagneto Carducci|San Guido
57023|LI|Cecina|Cecina Marina|San Pietro in Palazzi
57025|LI|Colmata|Colmata Fiorentina di Piombino|Cotone|Piombino|Populonia|Portovecchio|Riotorto|Torre Mozza|Vignale Riotorto
57027|LI|San Carlo|San Vincenzo
57028|LI|Montioni|Suvereto
57030|LI|Marciana|Poggio|Pomonte|Procchio
57031|LI|Capoliveri
57032|LI|Capraia Isola
57033|LI|Marciana Marina
57034|LI|Campo nell'Elba|Cavoli|La Pila|Marina di Campo|Pianosa|Pianosa Isola|San Piero in Campo|Sant'Ilario|Seccheto
57036|LI|Porto Azzurro
57037|LI|Carpani|Magazzini|Portoferraio|San Giovanni
57038|LI|Cavo|Rio Marina
57039|LI|Rio nell'Elba
57100|LI|Livorno
57121|LI|Livorno
57122|LI|Livorno
57123|LI|Livorno
57124|LI|Livorno
57125|LI|Livorno
57126|LI|Livorno
57127|LI|Livorno
57128|LI|Livorno
58010|GR|Albinia|Castell'Ottieri|Elmo|Montebuono|Montevitozzo|Montorio|Pratolungo|San Giovanni delle Contee|San Quirico|San Valentino|Sorano|Sovana
58011|GR|Borgo Carige|Capalbio|Capalbio Stazione|Chiarone
58012|GR|Campese|Giglio Campese|Giglio Castello|Giglio Porto|Isola del Giglio
58014|GR|Manciano|Montemerano|Poderi di Montemerano|Poggio Capanne|Poggio Murella|San Martino sul Fiora|Saturnia
58015|GR|Orbetello|Orbetello Scalo|Orbetello Stazione
58017|GR|Casone|Il Casone|Pitigliano
58018|GR|Porto Ercole
58019|GR|Giannutri|Monte Argentario|Porto Santo Stefano
58020|GR|Puntone|Scarlino|Scarlino Scalo|Scarlino Stazione
58022|GR|Follonica|Prato Ranieri
58023|GR|Bagno di Gavorrano|Bivio di Ravi|Boschetto|Caldana|Filare|Gavorrano|Giuncarico|Miniera|Potassa|Ravi
58024|GR|Capanne|Capanne Vecchie|Ghirlanda|Massa Marittima|Montebamboli|Niccioleta|Prata|Valpiana
58025|GR|Frassine|Lago Boracifero|Monterotondo Marittimo
58026|GR|Boccheggiano|Gerfalco|Montieri|Travale
58027|GR|Montemassi|Ribolla
58031|GR|Arcidosso|Bagnoli|Montelaterone|Salaiola|Stribugliano|Zancona
58033|GR|Castel del Piano|Montegiovi|Montenero
58034|GR|Castell'Azzara|Selvena
58036|GR|Roccastrada|Roccatederighi|Sassofortino|Sticciano|Sticciano Scalo|Sticciano Stazione|Torniella
58037|GR|Bagnolo|Bagnore|Marroneto|Santa Fiora|Selva
58038|GR|Seggiano
58042|GR|Arcille|Arcille di Campagnatico|Campagnatico|Montorsaio
58043|GR|Buriano|Castiglione della Pescaia|Punta Ala|Riva del Sole|Tirli|Vetulonia
58044|GR|Castiglioncello Bandini|Cinigiano|Monticello Amiata|Monticello dell'Amiata|Sasso d'Ombrone
58045|GR|Casale di Pari|Civitella Marittima|Civitella Paganico|Monte Antico|Monte Antico Scalo|Paganico|Pari|Stazione di Monte Antico
58051|GR|Magliano in Toscana|Montiano|Pereta
58053|GR|Cana|Roccalbegna|Santa Caterina|Triana|Vallerona
58054|GR|Baccinello|Montorgiali|Murci|Pancole|Poggioferro|Polveraia|Pomonte|Preselle|Preselle Sergardi|Scansano
58055|GR|Catabbio|Cellena|Petricci|Semproniano
58100|GR|Grosseto
59011|PO|Bacchereto|Seano
59013|PO|Fornacelle|Montemurlo|Oste
59015|PO|Artimino|Carmignano|Comeana|La Serra|Poggio alla Malva
59016|PO|Poggetto|Poggio a Caiano
59021|PO|La Briglia|Schignano|Vaiano
59024|PO|Cavarzano|Mercatale|Mercatale Vernio|San Quirico|San Quirico di Vernio|Vernio
59025|PO|Cantagallo|Carmignanello|Il Fabbro|Luicciana|Usella
59026|PO|Montepiano
59100|PO|Prato
60010|AN|Barbara|Casine|Castelleone di Suasa|Ostra|Ostra Vetere|Pianello|Pianello di Ostra|Ponte Rio di Monterado|Vaccarile
60011|AN|Arcevia|Avacelli|Castiglioni|Castiglioni d'Arcevia|Costa d'Arcevia|Montefortino|Nidastore|Palazzo|Palazzo d'Arcevia|Piticchio
60012|AN|Trecastelli
60013|AN|Corinaldo
60015|AN|Castelferretti|Falconara Alta|Falconara Marittima
60018|AN|Lungomare|Marina di Montemarciano|Montemarciano
60019|AN|Cesano di Senigallia|Marzocca|Marzocca di Senigallia|Montignano|Roncitelli|Sant'Angelo|Sant'Angelo di Senigallia|Scapezzano|Senigallia|Vallone
60020|AN|Agugliano|Camerata Picena|Castel d'Emilio|Offagna|Polverigi|Sirolo
60021|AN|Aspio Terme|Camerano
60022|AN|Acquaviva Villa Musone|Castelfidardo|San Rocchetto
60024|AN|Filottrano|Montoro
60025|AN|Loreto|Loreto Stazione|Villa Musone
60026|AN|Marcelli|Numana|Numana Lido
60027|AN|Campocavallo|Casenuove|Osimo|Osimo Stazione|Padiglione|Passatempo|San Biagio|San Sabino
60030|AN|Angeli|Angeli di Mergo|Angeli di Rosora|Belvedere Ostrense|Castelbellino|Collina Santa Maria Nuova|Maiolati Spontini|Mergo|Moie|Monsano|Monte Roberto|Morro d'Alba|Osteria|Pianello Vallesina|Poggio San Marcello|Rosora|San Marcello|Santa Maria Nuova|Serra de' Conti|Stazione
60031|AN|Borgo Loreto|Castelplanio|Castelplanio Stazione|Macine
60033|AN|Chiaravalle|Grancetta
60034|AN|Cupramontana
60035|AN|Jesi
60036|AN|Montecarotto
60037|AN|Borghetto|Le Cozze|Monte San Vito
60038|AN|San Paolo di Jesi
60039|AN|Staffolo
60040|AN|Colleponi|Colleponi di Genga|Genga|Genga Stazione|Trinquelli
60041|AN|Borgo Sassoferrato|Cabernardi|Monterosso|Monterosso Stazione|Perticano|Piano di Frassineta|Sassoferrato
60043|AN|Cerreto d'Esi
60044|AN|Argignano|Attiggio|Borgo Tufico|Campodonico|Cancelli|Castelletta|Collamato|Fabriano|Marischio|Melano|Melano Bastia|Nebbiano|Rocchetta di Fabriano|San Donato|San Michele|Sant'Elia|Serradica
60048|AN|Castellaro|Domo|Sasso|Serra San Quirico|Serra San Quirico Stazione
60100|AN|Ancona
60121|AN|Ancona
60122|AN|Ancona
60123|AN|Ancona
60124|AN|Ancona
60125|AN|Ancona
60126|AN|Ancona
60127|AN|Ancona
60128|AN|Ancona
60129|AN|Ancona
60131|AN|Ancona
61010|PU|Belvedere Fogliense|Case Bernardi|Monte Cerignone|Montegrimano|Montelicciano|Padiglione|Rio Salso|Savignano Montetassi|Tavullia|Valle di Teva
61011|PU|Case Badioli|Gabicce Mare
61012|PU|Fanano|Gradara
61013|PU|Fratte di Sassofeltrio|Mercatino Conca|Piandicastello|Sassofeltrio|Valle Sant'Anastasio
61014|PU|Madonna di Pugliano|Montecopiolo|Villagrande
61020|PU|Borgo Massano|Ca' Gallo|Casinina|Gallo|Gallo di Petriano|Montecalvo in Foglia|Petriano|Tavoleto
61021|PU|Carpegna|Frontino
61022|PU|Bottega|Colbordolo|Morciola|Vallefoglia
61023|PU|Macerata Feltria|Pietrarubbia
61024|PU|Mombaroccio|Monteciccardo
61025|PU|Montelabbate|Osteria Nuova
61026|PU|Belforte all'Isauro|Lunano|Monastero|Piandimeleto|San Sisto
61028|PU|Auditore|Caprazzino|Mercatale|Sassocorvaro
61029|PU|Canavaccio|Castelcavallino|Castello di Cavallino|Gadana|Pieve di Cagna|Ponte in Foglia|Schieti|Trasanni|Urbino|Via Piana
61030|PU|Calcinelli|Cartoceto|Isola del Piano|Lucrezia|Montefelcino|Monteguiduccio|Montemaggiore al Metauro|Piagge|Saltara|San Giorgio di Pesaro|Serrungarina|Tavernelle|Villanova
61032|PU|Bellocchi|Cuccurano|Fano|Fenile
61033|PU|Fermignano
61034|PU|Calmazzo|Fossombrone|Isola di Fano
61037|PU|Centocroci|Marotta|Mondolfo
61038|PU|Orciano di Pesaro
61039|PU|Cerasa|San Costanzo
61040|PU|Barchi|Borgo Pace|Castelvecchio|Fratte Rosa|Frontone|Lamoli|Mercatello sul Metauro|Mondavio|Monte Porzio|San Filippo sul Cesano|San Michele al Fiume|Sant'Andrea di Suasa|Sant'Ippolito|Serra Sant'Abbondio|Sorbolongo
61041|PU|Abbadia di Naro|Acqualagna|Bellaria|Furlo|Petriccio|Pole
61042|PU|Apecchio|Serravalle di Carda
61043|PU|Acquaviva Marche|Cagli|Pianello|Secchiano|Smirra
61044|PU|Cantiano|Chiaserna|Pontericcioli
61045|PU|Bellisio Solfare|Monterolo|Pergola
61046|PU|Piobbico
61047|PU|San Lorenzo in Campo|San Vito sul Cesano
61048|PU|Sant'Angelo in Vado
61049|PU|Muraglione|Urbania
61100|PU|Borgo Santa Maria|Candelara|Case Bruciate|Cattabrighe|Fiorenzuola di Focara|Ginestreto|Montegranaro|Muraglia|Novilara|Pantano|Pesaro|Ponte del Colombarone|Pozzo Alto|San Pietro in Calibano|Santa Maria delle Fabrecce|Santa Veneranda|Soria|Villa Ceccolini|Villa Fastiggi|Villa San Martino
61121|PU|Pesaro
61122|PU|Pesaro
62010|MC|Appignano|Borgo Stazione|Casette Verdini|Chiesanuova|Mogliano|Montecassiano|Montecosaro|Montecosaro Stazione|Montefano|Montelupone|Morrovalle|Morrovalle Stazione|Passo di Treia|Pintura|Pollenza|Sambucheto|Sant'Egidio|Santa Maria in Selva|Stazione Morrovalle|Treia|Trodica|Urbisaglia
62011|MC|Avenale|Cingoli|Grottaccia|Moscosi|San Vittore|Strada|Torre|Troviggiano|Villa Moscosi|Villa Torre
62012|MC|Civitanova Alta|Civitanova Marche|Civitanova Marche Alta|Fontespina|Santa Maria Apparente
62014|MC|Colbuccaro|Corridonia|Passo del Bidollo|Petriolo|San Claudio
62015|MC|Monte San Giusto|Villa San Filippo
62017|MC|Porto Recanati
62018|MC|Porto Potenza Picena|Potenza Picena
62019|MC|Musone|Recanati
62020|MC|Belforte del Chienti|Caldarola|Camporotondo di Fiastrone|Cessapalombo|Colmurano|Gualdo|Loro Piceno|Monte San Martino|Penna San Giovanni|Ripe San Ginesio|Sant'Angelo in Pontano|Serrapetrona|Valcimarra
62021|MC|Apiro|Frontale|Poggio San Vicino
62022|MC|Castelraimondo|Crispiero|Gagliole
62024|MC|Colferraio|Esanatoglia|Matelica
62025|MC|Fiuminata|Fonte di Brescia|Massa|Pioraco|Sefro|Seppio
62026|MC|Passo San Ginesio|Pian di Pieca|San Ginesio
62027|MC|Castel San Pietro|Cesolo|San Severino Marche
62028|MC|Sarnano
62029|MC|Tolentino
62032|MC|Camerino|Mergnano|Mergnano San Savino|Morro|Polverina|San Luca
62034|MC|Muccia
62035|MC|Acquacanina|Bolognola|Fiastra|Fiegni|Fiordimonte|Pievebovigliana
62036|MC|Appennino|Casavecchia|Monte Cavallo|Piè Casavecchia|Pieve Torina
62038|MC|Cesi|Cesi di Macerata|Serravalle di Chienti
62039|MC|Castelsantangelo sul Nera|Fematre|Ussita|Visso
62100|MC|Macerata
63020|AP|Piane di Falerone
63031|AP|Castel di Lama Stazione
63061|AP|Massignano
63062|AP|Montefiore dell'Aso
63063|AP|Carassai
63064|AP|Cupra Marittima
63065|AP|Ripatransone|San Savino
63066|AP|Grottammare|Ischia
63067|AP|Cossignano
63068|AP|Montalto delle Marche|Patrignone|Porchia
63069|AP|Montedinove
63071|AP|Castel di Croce|Rotella
63072|AP|Castignano|Ripaberarda
63073|AP|Offida
63074|AP|Porto d'Ascoli|San Benedetto del Tronto
63075|AP|Acquaviva Picena
63076|AP|Centobuchi|Monteprandone
63077|AP|Monsampolo del Tronto|Stella di Monsampolo
63078|AP|Pagliare|Spinetoli
63079|AP|Colli del Tronto|Villa San Giuseppe
63081|AP|Castorano|San Silvestro
63082|AP|Castel di Lama|Castel di Lama Piattoni|Piattoni|Villa Sant'Antonio
63083|AP|Appignano del Tronto
63084|AP|Folignano|Piane di Morro|Pigna Bassa|Villa Pigna
63085|AP|Caselle|Maltignano
63086|AP|Force
63087|AP|Comunanza|Croce di Casale
63088|AP|Montemonaco
63091|AP|Venarotta
63092|AP|Palmiano
63093|AP|Agelli|Marsia|Roccafluvione
63094|AP|Bisignano|Montegallo
63095|AP|Acquasanta Terme|Paggese|Ponte d'Arli|Pozza di Acquasanta|Quintodecimo|San Martino di Acquasanta|Tallacano
63096|AP|Arquata del Tronto|Capodacqua|Pescara del Tronto|Pretare|Spelonga|Trisungo
63100|AP|Ascoli Piceno
63811|FM|Bivio Cascinare|Cascinare|Casette d'Ete|Castellano|Cretarola|La Luce|Sant'Elpidio a Mare
63812|FM|Montegranaro
63813|FM|Monte Urano
63814|FM|Torre San Patrizio
63815|FM|Monte San Pietrangeli
63816|FM|Francavilla d'Ete
63821|FM|Porto Sant'Elpidio
63822|FM|Porto San Giorgio
63823|FM|Lapedona
63824|FM|Altidona|Marina di Altidona
63825|FM|Monterubbiano|Rubbianello
63826|FM|Moresco
63827|FM|Pedaso
63828|FM|Campofilone
63831|FM|Contrada Tenna|Rapagnano
63832|FM|Magliano di Tenna
63833|FM|Alteta|Montegiorgio|Piane di Montegiorgio
63834|FM|Massa Fermana
63835|FM|Montappone
63836|FM|Monte Vidon Corrado
63837|FM|Falerone|Piane
63838|FM|Belmonte Piceno
63839|FM|Curetta|Servigliano
63841|FM|Monteleone di Fermo
63842|FM|Monsampietro Morico|Sant'Elpidio Morico
63843|FM|Montottone
63844|FM|Grottazzolina
63845|FM|Capparuccia|Ponzano di Fermo|Torchiaro
63846|FM|Monte Giberto
63847|FM|Monte Vidon Combatte
63848|FM|Moregnano|Petritoli
63851|FM|Ortezzano
63852|FM|Monte Rinaldo
63853|FM|Montelparo
63854|FM|Santa Vittoria in Matenano
63855|FM|Montefalcone Appennino
63856|FM|San Martino al Faggio|Smerillo
63857|FM|Amandola
63858|FM|Montefortino|Santa Lucia in Consilvano
63900|FM|Caldarette|Campiglione|Capodarco|Fermo|Lido di Fermo|Marina Palmense|Molini di Tenna|Ponte Ete|Salvano|San Marco|San Tommaso Tre Archi|Torre di Palme
64010|TE|Ancarano|Cerqueto del Tronto|Cesano|Civitella del Tronto|Colonnella|Controguerra|Ioanella|Leofara|Pascellata|Pietralta|Ponzano|Ripe Civitella del Tronto|Rocca Santa Maria|Rocche di Civitella|San Vito|Santo Stefano|Santo Stefano di Torricella Sicura|Torano Nuovo|Torricella Sicura|Valle Castellana|Villa Favale|Villa Lempa|Villa Passo
64011|TE|Alba Adriatica
64012|TE|Campli|Campovalano|Garrufo di Campli|Paterno|Piancarani|Sant'Onofrio|Villa Paterno
64013|TE|Corropoli
64014|TE|Martinsicuro|Villa Rosa|Villa Rosa di Martinsicuro
64015|TE|Nereto
64016|TE|Faraone|Faraone Nuovo|Paolantonio|Sant'Egidio alla Vibrata|Villa Mattoni
64018|TE|Salino|Tortoreto|Tortoreto Lido
64020|TE|Bellante|Bellante Stazione|Canzano|Casemolino|Castelbasso|Castellalto|Castelnuovo Vomano|Morro d'Oro|Pagliare|Petriccione|Ripattoni|Valle Canzano|Villa Zaccheo|Zaccheo
64021|TE|Colleranesco|Giulianova|Giulianova Spiaggia
64023|TE|Montone|Mosciano Sant'Angelo|Notaresco Stazione
64024|TE|Guardia Vomano|Notaresco|Pianura Vomano
64025|TE|Borgo Santa Maria Immacolata|Mutignano|Pineto|Scerne|Scerne di Pineto
64026|TE|Cologna|Cologna Paese|Cologna Spiaggia|Montepagano|Roseto degli Abruzzi|San Giovanni|Santa Lucia|Santa Lucia di Roseto degli Abruzzi
64027|TE|Garrufo|Poggio Morello|Sant'Omero
64028|TE|Pianacce|San Silvestro|Silvi|Silvi Marina
64030|TE|Basciano|Castel Castagna|Montefino|Villa Bozza
64031|TE|Arsita
64032|TE|Atri|Casoli|Casoli di Atri|Fontanelle|San Giacomo|San Giacomo d'Atri|Santa Margherita|Santa Margherita di Atri|Treciminiere
64033|TE|Bisenti
64034|TE|Appignano|Castiglione Messer Raimondo
64035|TE|Castilenti|Villa San Romualdo
64036|TE|Cellino Attanasio|Scorrano
64037|TE|Cermignano|Montegualtieri|Poggio delle Rose
64039|TE|Penna Sant'Andrea|Val Vomano
64040|TE|Cortino|Padula|Pagliaroli
64041|TE|Castelli|Colledoro
64042|TE|Colledara|Ornano Grande|Villa Petto
64043|TE|Cervaro|Cesacastina|Crognaleto|Macchia Vomano|Nerito|Poggio Umbricchio|San Giorgio|San Giorgio di Crognaleto|Tottea
64044|TE|Cerqueto|Fano Adriano
64045|TE|Cerchiara|Fano a Corno|Forca di Valle|Isola del Gran Sasso d'Italia|San Gabriele dell'Addolorata
64046|TE|Collevecchio di Montorio|Cusciano|Leognano|Montorio al Vomano
64047|TE|Intermesoli|Pietracamela
64049|TE|Azzinano|Chiarino|Tossicia
64100|TE|Teramo
65010|PE|Barberi|Brittoli|Cappelle sul Tavo|Caprara d'Abruzzo|Carpineto della Nora|Civitaquana|Civitella Casanova|Collecorvino|Congiunti|Elice|Farindola|Montebello di Bertona|Moscufo|Nocciano|Piccianello|Picciano|Santa Lucia|Santa Lucia di Collecorvino|Santa Teresa|Spoltore|Vestea|Vicoli|Villa Celiera|Villa Raspa
65011|PE|Catignano
65012|PE|Cepagatti|Vallemare|Vallemare di Cepagatti|Villanova|Villareia
65013|PE|Città Sant'Angelo|Marina|San Martino Bassa|Villa Cipresso
65014|PE|Loreto Aprutino
65015|PE|Montesilvano|Montesilvano Colle|Montesilvano Marina|Montesilvano Spiaggia|Villa Carmine
65017|PE|Penne|Roccafinadamo
65019|PE|Castellana|Cerratina|Pianella
65020|PE|Abbateggio|Alanno|Alanno Scalo|Alanno Stazione|Bolognano|Castiglione a Casauria|Corvara|Cugnoli|Lettomanoppello|Musellaro|Pesconuovo|Pescosansonesco|Piano d'Orta|Pietranico|Roccamorice|Rosciano|Salle|San Valentino in Abruzzo Citeriore|Sant'Eufemia a Maiella|Ticchione|Turrivalignani|Villa Badessa|Villa Oliveti|Villa San Giovanni
65022|PE|Bussi Officine|Bussi sul Tirino
65023|PE|Caramanico Terme|San Tommaso
65024|PE|Manoppello|Manoppello Scalo|Manoppello Stazione|Ripacorbaria
65025|PE|Serramonacesca
65026|PE|Popoli
65027|PE|Decontra|Scafa
65028|PE|Tocco da Casauria
65029|PE|Torre de' Passeri
65100|PE|Pescara
65121|PE|Pescara
65122|PE|Pescara
65123|PE|Pescara
65124|PE|Pescara
65125|PE|Pescara
65126|PE|Pescara
65127|PE|Pescara
65128|PE|Pescara
65129|PE|Pescara
65131|PE|Fontanelle
65132|PE|Pescara
66010|CH|Ari|Canosa Sannita|Casacanditella|Castelferrato|Civitella Messer Raimondo|Colledimacine|Fara Filiorum Petri|Gessopalena|Giuliano Teatino|Lama dei Peligni|Lettopalena|Miglianico|Montenerodomo|Palombaro|Pennapiedimonte|Pretoro|Rapino|Ripa Teatina|Roccamontepiano|San Martino sulla Marrucina|San Pietro|San Rocco|Semivicoli|Terranova|Tollo|Torrevecchia Teatina|Vacri|Villamagna
66011|CH|Bucchianico|Colle Sant'Antonio
66012|CH|Casalincontrada
66014|CH|Crecchio|Villa Tucci
66015|CH|Fara San Martino
66016|CH|Caporosso|Comino|Guardiagrele|Piano delle Fonti|Villa San Vincenzo
66017|CH|Palena
66018|CH|Taranta Peligna
66019|CH|Fallascoso|Torricella Peligna
66020|CH|Paglieta|Pollutri|Rocca San Giovanni|Sambuceto|San Giacomo di Scerni|San Giovanni Teatino|Sant'Egidio|Scerni|Torino di Sangro|Torino di Sangro Stazione|Villalfonsina
66021|CH|Casalbordino|Casalbordino Stazione|Miracoli
66022|CH|Fossacesia|Fossacesia Marina|Scorciosa|Villascorciosa
66023|CH|Francavilla al Mare|Francavilla al Mare Rione Foro
66026|CH|Ortona|Ortona Foro|Ortona Porto|San Leonardo|San Nicola|Villa Caldari|Villa Grande|Villa San Leonardo|Villa San Nicola
66030|CH|Arielli|Carpineto Sinello|Filetto|Frisa|Guastameroli|Montazzoli|Mozzagrogna|Poggiofiorito|Santa Maria Imbaro|Treglio|Villa Romagnoli
66031|CH|Casalanguida
66032|CH|Castel Frentano
66033|CH|Castiglione Messer Marino
66034|CH|Lanciano|Madonna del Carmine|Nasuti|Rizzacorno|Sant'Amato|Villa Elce
66036|CH|Orsogna
66037|CH|Sant'Eusanio del Sangro
66038|CH|Marina di San Vito|San Vito Chietino|Sant'Apollinare Chietino
66040|CH|Altino|Borrello|Buonanotte|Castelguidone|Civitaluparella|Colledimezzo|Fallo|Gamberale|Giuliopoli|Montebello sul Sangro|Monteferrante|Montelapiano|Pennadomo|Perano|Pietraferrazzana|Pizzoferrato|Quadri|Roccascalegna|Roio del Sangro|Rosello|Selva|Selva di Altino
66041|CH|Atessa|Monte Marcone|Piana La Fara|Piazzano|Piazzano di Atessa
66042|CH|Bomba
66043|CH|Casoli|Selva Piana
66044|CH|Archi|Piane d'Archi
66045|CH|Schiavi di Abruzzo|Taverna di Schiavi di Abruzzo
66046|CH|San Giovanni|Tornareccio
66047|CH|Villa Santa Maria
66050|CH|Carunchio|Celenza sul Trigno|Dogliola|Fraine|Fresagrandinaria|Furci|Guardiabruna|Guilmi|Lentella|Liscia|Monteodorisio|Olmi|Palmoli|Roccaspinalveti|San Buono|San Giovanni Lipioni|San Salvo|San Salvo Marina|Torrebruna|Tufillo
66051|CH|Cupello
66052|CH|Gissi
66054|CH|Incoronata di Vasto|Marina di Vasto|San Lorenzo di Vasto|Vasto|Vasto Marina
66100|CH|Chieti
67010|AQ|Barete
67012|AQ|Cagnano Amiterno|San Giovanni
67013|AQ|Campotosto|Mascioni|Ortolano|Poggio Cancelli
67014|AQ|Capitignano
67015|AQ|Aringo|Cesaproba|Marana|Marana di Montereale|Montereale|San Giovanni Paganica|Ville di Fano
67017|AQ|Marruci|Pizzoli|San Lorenzo di Pizzoli
67019|AQ|Scoppito|Sella di Corno|Vigliano
67020|AQ|Acciano|Beffi|Calascio|Caporciano|Carapelle Calvisio|Carrufo|Castel di Ieri|Castelnuovo|Castelnuovo di San Pio delle Camere|Castelvecchio Calvisio|Civitaretenga|Collepietro|Fagnano Alto|Fontecchio|Fossa|Gagliano Aterno|Goriano Valli|Molina Aterno|Navelli|Prata d'Ansidonia|Roccapreturo|San Benedetto in Perillis|San Pio delle Camere|Sant'Eusanio Forconese|Santo Stefano di Sessanio|Tione degli Abruzzi|Tussio|Villa Sant'Angelo|Villa Santa Lucia degli Abruzzi
67021|AQ|Barisciano|Picenze
67022|AQ|Capestrano
67023|AQ|Castel del Monte
67024|AQ|Castelvecchio Subequo
67025|AQ|Ofena
67026|AQ|Poggio Picenze
67027|AQ|Raiano
67028|AQ|San Demetrio Ne' Vestini
67029|AQ|Secinaro
67030|AQ|Alfedena|Anversa degli Abruzzi|Ateleta|Barrea|Bugnara|Campo di Fano|Campo di Giove|Cansano|Castrovalva|Civitella Alfedena|Cocullo|Corfinio|Goriano Sicoli|Introdacqua|Opi|Pacentro|Prezza|Rocca Pia|Roccacasale|Scontrone|Torre dei Nolfi|Villa Scontrone|Villalago|Villetta Barrea|Vittorito
67031|AQ|Castel di Sangro|Roccacinquemiglia
67032|AQ|Pescasseroli
67033|AQ|Pescocostanzo
67034|AQ|Pettorano sul Gizio
67035|AQ|Bagnaturo|Pratola Peligna
67036|AQ|Rivisondoli
67037|AQ|Aremogna|Pietransieri|Roccaraso
67038|AQ|Frattura|Frattura di Scanno|Scanno
67039|AQ|Abazia di Sulmona|Albanese|Arabona|Cavate|Marane|Sulmona|Torrone|Torrone di Sulmona
67040|AQ|Collarmele|Ocre|San Martino d'Ocre
67041|AQ|Aielli|Aielli Stazione
67043|AQ|Celano
67044|AQ|Cerchio
67045|AQ|Casamaina|Casamaina di Lucoli|Lucoli|Ville di Lucoli
67046|AQ|Ovindoli|San Potito|Santo Iona
67047|AQ|Rocca di Cambio
67048|AQ|Rocca di Mezzo|Rovere|Rovere di Rocca di Mezzo
67049|AQ|Rocca Santo Stefano|Rocca Santo Stefano di Tornimparte|San Nicola|San Nicola di Tornimparte|Tornimparte|Villagrande
67050|AQ|Albe|Bisegna|Canistro|Canistro Inferiore|Canistro Superiore|Carrito|Castellafiume|Castronovo|Civita d'Antino|Collelongo|Corona|Forme|Grancia|Lecce nei Marsi|Massa d'Albe|Morino|Ortona dei Marsi|Ortucchio|Pagliara|Pagliara dei Marsi|Pero dei Santi|Rendinara|Roccavivi|San Sebastiano|San Vincenzo Valle Roveto|San Vincenzo Valle Roveto Superiore|San Vincenzo Vecchio|Villavallelonga
67051|AQ|Antrosano|Avezzano|Cese|Paterno|San Pelino|Santuario di Pietracquaria
67052|AQ|Balsorano|Balsorano Nuovo|Ridotti|Ridotti di Balsorano
67053|AQ|Capistrello|Corcumello|Pescocanale|Pescocanale di Capistrello
67054|AQ|Civitella Roveto|Meta
67055|AQ|Casali d'Aschi|Gioia dei Marsi
67056|AQ|Luco dei Marsi
67057|AQ|Pescina|Venere
67058|AQ|San Benedetto dei Marsi
67059|AQ|Trasacco
67060|AQ|Cappadocia|Petrella Liri|Verrecchie
67061|AQ|Carsoli|Colli di Montebove|Montesabinese|Pietrasecca|Poggio Cinolfo|Tufo di Carsoli|Villa Romana
67062|AQ|Magliano de' Marsi|Marano dei Marsi|Rosciolo|Rosciolo dei Marsi
67063|AQ|Civita|Oricola
67064|AQ|Pereto
67066|AQ|Rocca di Botte
67067|AQ|Sante Marie|Santo Stefano|Santo Stefano di Sante Marie|Scanzano
67068|AQ|Cappelle|Cappelle dei Marsi|Scurcola Marsicana
67069|AQ|Gallo|Gallo di Tagliacozzo|Poggetello|Poggetello di Tagliacozzo|Poggio Filippo|Roccacerro|San Donato|San Donato di Tagliacozzo|Sorbo|Sorbo di Tagliacozzo|Tagliacozzo|Tremonti|Villa San Sebastiano
67100|AQ|L'Aquila
70010|BA|Adelfia|Adelfia Canneto|Adelfia Montrone|Capurso|Casamassima|Cellamare|Locorotondo|Sammichele di Bari|San Marco|San Pietro|Superga|Trito|Turi|Valenzano
70011|BA|Alberobello|Coreggia
70013|BA|Castellana Grotte
70014|BA|Conversano|Triggianello
70015|BA|Lamadacqua|Noci
70016|BA|Noicattaro|Parchitello|Parco Scizzo
70017|BA|Putignano|San Michele in Monte Laureto|San Pietro Piturno
70018|BA|Rutigliano
70019|BA|Triggiano
70020|BA|Binetto|Bitetto|Bitritto|Cassano delle Murge|Poggiorsini|Toritto
70021|BA|Acquaviva delle Fonti
70022|BA|Altamura|Curtaniello|Parisi
70023|BA|Gioia del Colle|Murgia
70024|BA|Dolcecanto|Gravina in Puglia|La Murgetta|Murgetta
70025|BA|Grumo Appula
70026|BA|Modugno
70027|BA|Palo del Colle
70028|BA|Sannicandro di Bari
70029|BA|Santeramo in Colle
70032|BA|Bitonto|Mariotto|Palombaio
70033|BA|Corato
70037|BA|Ruvo di Puglia
70038|BA|Terlizzi
70042|BA|Cozze|Mola di Bari|San Maderno
70043|BA|Antonelli|Cozzana|Gorgofreddo|Impalata|Lamalunga|Monopoli|Sant'Antonio d'Ascula|Santa Lucia
70044|BA|Polignano a Mare
70054|BA|Giovinazzo
70056|BA|Molfetta
70100|BA|Bari
70121|BA|Bari
70122|BA|Bari
70123|BA|Bari
70124|BA|Bari
70125|BA|Bari
70126|BA|Bari
70127|BA|Bari
70128|BA|Bari
70129|BA|Bari
70130|BA|Bari
70131|BA|Bari
70132|BA|Bari
71010|FG|Cagnano Varano|Carpino|Chieuti|Chieuti Scalo|Difensola|Foce Varano|Ischitella|Lesina|Peschici|Poggio Imperiale|Rignano Garganico|Ripalta|San Paolo di Civitate|Serracapriola
71011|FG|Apricena
71012|FG|Rodi Garganico
71013|FG|Matine|San Giovanni Rotondo
71014|FG|Borgo Celano|San Marco in Lamis
71015|FG|San Nicandro Garganico
71016|FG|San Severo
71017|FG|Petrulli|Torremaggiore
71018|FG|San Menaio|Umbra|Vico del Gargano
71019|FG|Vieste
71020|FG|Anzano di Puglia|Castelluccio Valmaggiore|Celle di San Vito|Faeto|Monteleone di Puglia|Panni|Rocchetta Sant'Antonio|Rocchetta Sant'Antonio Stazione
71021|FG|Accadia
71022|FG|Ascoli Satriano|San Carlo|San Carlo d'Ascoli
71023|FG|Bovino
71024|FG|Candela
71025|FG|Castelluccio dei Sauri
71026|FG|Deliceto
71027|FG|Orsara di Puglia
71028|FG|Sant'Agata di Puglia
71029|FG|Borgo Giardinetto|Troia
71030|FG|Carlantino|Casalvecchio di Puglia|Fonterosa|Macchia|Mattinata|Motta Montecorvino|San Marco La Catola|Volturara Appula|Volturino|Zapponeta
71031|FG|Alberona
71032|FG|Berardinone|Biccari
71033|FG|Casalnuovo Monterotaro
71034|FG|Castelnuovo della Daunia
71035|FG|Celenza Valfortore
71036|FG|Lucera|Palmori
71037|FG|Monte Sant'Angelo
71038|FG|Pietramontecorvino
71039|FG|Roseto Valfortore
71040|FG|Borgata Mezzanone|Isole Tremiti|Mezzanone|Ordona|San Domino|San Nicola|San Nicola di Tremiti
71041|FG|Carapelle
71042|FG|Borgo Tressanti|Cerignola|La Moschella|Moschella|Tressanti
71043|FG|Manfredonia|Siponto
71045|FG|Orta Nova
71047|FG|Stornara
71048|FG|Stornarella
71100|FG|Foggia
71121|FG|Foggia
71122|FG|Foggia
72012|BR|Carovigno|Serranova|Serranova di Carovigno
72013|BR|Ceglie Messapica
72014|BR|Caranna|Casalini|Cisternino
72015|BR|Fasano|Lamie di Olimpie|Marina di Savelletri|Savelletri|Selva|Selva di Fasano|Stazione di Fasano
72016|BR|Montalbano di Fasano|Pozzo Guacito
72017|BR|Ostuni
72018|BR|San Michele Salentino
72019|BR|San Vito dei Normanni
72020|BR|Cellino San Marco|Erchie|Torchiarolo|Tuturano
72021|BR|Capece|Capece Bax|Francavilla Fontana
72022|BR|Latiano
72023|BR|Mesagne
72024|BR|Oria|San Cosimo|San Cosimo alla Macchia
72025|BR|San Donaci
72026|BR|San Pancrazio Salentino
72027|BR|San Pietro Vernotico
72028|BR|Torre Santa Susanna
72029|BR|Villa Castelli
72100|BR|Brindisi
73010|LE|Arnesano|Caprarica di Lecce|Dragoni|Galugnano|Guagnano|Lequile|Porto Cesareo|Riesci|San Donato di Lecce|San Pietro in Lama|Sogliano Cavour|Soleto|Sternatia|Surbo|Torre Lapillo|Veglie|Villa Baldassarri|Zollino
73011|LE|Alezio
73012|LE|Campi Salentina
73013|LE|Collemeto|Galatina|Noha|Santa Barbara
73014|LE|Gallipoli
73015|LE|Salice Salentino
73016|LE|San Cesario di Lecce
73017|LE|Chiesanuova|Lido Conchiglie|San Simone|Sannicola
73018|LE|Squinzano
73019|LE|Trepuzzi
73020|LE|Bagnolo del Salento|Botrugno|Cannole|Carpignano Salentino|Casamassella|Castri di Lecce|Castrignano de' Greci|Castromediano|Cavallino|Cerfignano|Cursi|Cutrofiano|Giurdignano|Martignano|Melpignano|Nociglia|Palmariggi|San Cassiano|Santa Cesarea Terme|Scorrano|Serrano|Uggiano La Chiesa|Vitigliano
73021|LE|Calimera
73022|LE|Corigliano d'Otranto
73023|LE|Lizzanello|Merine
73024|LE|Maglie|Morigino
73025|LE|Martano
73026|LE|Borgagne|Melendugno|Roca|Rocca Vecchia|San Foca|Torre dell'Orso
73027|LE|Cocumola|Minervino di Lecce|Specchia Gallone
73028|LE|Otranto
73029|LE|Acaia|Acquarica di Lecce|Pisignano|Strudà|Vanze|Vernole
73030|LE|Castro Marina|Diso|Giuggianello|Marittima|Montesano Salentino|Ortelle|Sanarica|Surano|Tiggiano|Vignacastrisi
73031|LE|Alessano|Montesardo
73032|LE|Andrano
73033|LE|Corsano
73034|LE|Arigliano|Gagliano del Capo|San Dana
73035|LE|Miggiano
73036|LE|Muro Leccese
73037|LE|Poggiardo|Vaste
73038|LE|Spongano
73039|LE|Caprarica del Capo|Depressa|Sant'Eufemia|Tricase|Tricase Porto|Tutino
73040|LE|Acquarica del Capo|Alliste|Aradeo|Barbarano del Capo|Castrignano del Capo|Collepasso|Felline|Giuliano di Lecce|Leuca|Marina di Leuca|Melissano|Morciano di Leuca|Neviano|Salignano|Specchia|Supersano
73041|LE|Carmiano|Magliano
73042|LE|Casarano
73043|LE|Copertino
73044|LE|Galatone
73045|LE|Leverano
73046|LE|Matino
73047|LE|Monteroni di Lecce
73048|LE|Nardò
73049|LE|Ruffano
73050|LE|Boncore|Ruggiano|Salve|Santa Caterina|Santa Chiara|Santa Chiara di Nardò|Santa Maria al Bagno|Seclì|Villaggio Boncore
73051|LE|Novoli|Villa Convento
73052|LE|Parabita
73053|LE|Patù
73054|LE|Presicce
73055|LE|Racale
73056|LE|Taurisano
73057|LE|Taviano
73058|LE|Tuglie
73059|LE|Gemini|Ugento
73100|LE|Lecce
74010|TA|Statte
74011|TA|Borgo Perrone|Case Perrone|Castellaneta|Marina di Castellaneta
74012|TA|Crispiano
74013|TA|Ginosa
74014|TA|Laterza
74015|TA|Carpari|Lanzo di Martina Franca|Martina Franca|San Paolo|Specchia Tarantina
74016|TA|Massafra
74017|TA|Mottola|San Basilio Mottola
74018|TA|Palagianello
74019|TA|Conca d'Oro|Palagiano
74020|TA|Avetrana|Faggiano|Leporano|Leporano Marina|Lizzano|Maruggio|Monteiasi|Montemesola|Monteparano|Roccaforzata|San Marzano di San Giuseppe|Torricella
74021|TA|Carosino
74022|TA|Fragagnano
74023|TA|Grottaglie
74024|TA|Manduria|San Pietro in Bevagna|Specchiarica|Uggiano Montefusco
74025|TA|Marina di Ginosa
74026|TA|Bosco Caggione|Lido Silvana|Monti d'Arena|Pulsano
74027|TA|San Giorgio Ionico
74028|TA|Sava
74100|TA|Taranto
74121|TA|Taranto
74122|TA|Taranto
74123|TA|Taranto
75010|MT|Aliano|Calciano|Cirigliano|Craco|Garaguso|Gorgoglione|Grottole|Miglionico|Oliveto Lucano|Peschiera|San Mauro Forte
75011|MT|Accettura
75012|MT|Bernalda|Metaponto|Metaponto Lido|Serra Marina
75013|MT|Borgo Macchia|Ferrandina|Macchia
75014|MT|Grassano
75015|MT|Pisticci
75016|MT|Pomarico
75017|MT|Salandra
75018|MT|Stigliano
75019|MT|Calle|Tricarico
75020|MT|Nova Siri|Nova Siri Scalo|Nova Siri Stazione|Recoleta|Scanzano Jonico
75021|MT|Colobraro
75022|MT|Irsina|Taccone
75023|MT|Montalbano Jonico
75024|MT|Montescaglioso
75025|MT|Policoro
75026|MT|Rotondella
75027|MT|San Giorgio Lucano
75028|MT|Caprarico|Gannano|Tursi
75029|MT|Valsinni
75100|MT|Matera
76011|BT|Bisceglie
76012|BT|Canosa di Puglia|Loconia
76013|BT|Minervino Murge
76014|BT|Spinazzola
76015|BT|Trinitapoli
76016|BT|Margherita di Savoia
76017|BT|San Ferdinando di Puglia
76121|BT|Barletta
76123|BT|Andria|Montegrosso
76125|BT|Trani
80010|NA|Quarto|Scalzapecora|Torretta|Villaricca
80011|NA|Acerra|Pezzalunga
80012|NA|Calvizzano
80013|NA|Casalnuovo di Napoli|Casarea|Licignano di Napoli|Tavernanova
80014|NA|Giugliano in Campania|Lago Patria|Varcaturo
80016|NA|Marano di Napoli|San Rocco|Torre Piscitelli
80017|NA|Melito di Napoli
80018|NA|Mugnano di Napoli
80019|NA|Qualiano
80020|NA|Casavatore|Crispano|Frattaminore|Parco delle Acacie
80021|NA|Afragola
80022|NA|Arzano
80023|NA|Caivano|Pascarola
80024|NA|Carditello|Cardito
80025|NA|Casandrino
80026|NA|Arpino|Casoria
80027|NA|Frattamaggiore
80028|NA|Grumo Nevano
80029|NA|Sant'Antimo
80030|NA|Camposano|Carbonara di Nola|Castello di Cisterna|Cimitile|Comiziano|Gallo|Gargani|Liveri|Mariglianella|Roccarainola|San Paolo Bel Sito|San Vitaliano|Schiava|Scisciano|Spartimento|Tufino|Visciano
80031|NA|Brusciano
80032|NA|Casamarciano
80033|NA|Cicciano
80034|NA|Casaferro|Faibano|Lausdomini|Marigliano|Selva
80035|NA|Cinquevie|Nola|Piazzolla|Pollastri|Polvica
80036|NA|Castello|Palma Campania|Vico|Vico di Palma
80038|NA|Pomigliano d'Arco
80039|NA|Piazzolla di Saviano|Saviano
80040|NA|Boccia al Mauro|Caravita|Cercola|Flocco|Massa di Somma|Musci|Poggiomarino|Pollena Trocchia|San Gennaro Vesuviano|San Sebastiano al Vesuvio|Striano|Terzigno|Trecase|Volla
80041|NA|Boscoreale|Marchesa
80042|NA|Boscotrecase
80044|NA|Ottaviano|San Gennarello
80045|NA|Mariconda|Messigno|Pompei|Pompei Scavi
80046|NA|San Giorgio a Cremano
80047|NA|Casilli|San Giuseppe Vesuviano|Santa Maria La Scala
80048|NA|Madonna dell'Arco|Ponte di Ferro|Sant'Anastasia|Starza Vecchia
80049|NA|Somma Vesuviana
80050|NA|Casola di Napoli|Franche|Lettere|Piazza|Piazza Roma|Pimonte|San Nicola|Santa Maria La Carità|Tralia
80051|NA|Agerola|Bomerano|Pianillo|San Lazzaro di Agerola
80053|NA|Castellammare di Stabia|Ponte della Persica|Quisisana|Scanzano
80054|NA|Caprile|Gragnano
80055|NA|Bellavista|Portici
80056|NA|Ercolano|Resina
80057|NA|Sant'Antonio Abate
80058|NA|Torre Annunziata
80059|NA|Leopardi|Santa Maria La Bruna|Torre del Greco
80060|NA|Massaquano|Monte Faito
80061|NA|Massa Lubrense|Monticchio di Massa Lubrense|Nerano|Sant'Agata Sui Due Golfi|Termini
80062|NA|Meta
80063|NA|Piano di Sorrento
80065|NA|Colli di Fontanelle|Sant'Agnello
80066|NA|Fornacella|Fornacelle|Montechiaro|Seiano
80067|NA|Capo di Sorrento|Priora|Sorrento
80069|NA|Vico Equense
80070|NA|Bacoli|Baia|Barano d'Ischia|Buonopane|Capo Miseno|Cappella|Cuma|Fontana|Fusaro|Miliscola|Miseno|Monte di Procida|Sant'Angelo|Serrara|Serrara Fontana|Succhivo|Testaccio d'Ischia|Torregaveta
80071|NA|Anacapri
80073|NA|Capri|Marina Grande di Capri
80074|NA|Casamicciola Terme
80075|NA|Forio|Monterone|Panza
80076|NA|Lacco Ameno
80077|NA|Ischia|Ischia Ponte|Ischia Porto|Ischia San Michele|Piedimonte d'Ischia|Sant'Antuono d'Ischia
80078|NA|Arco Felice|Cappuccini|Lago Averno|Licola|Lido di Licola|Lucrino|Monterusciello|Pozzuoli
80079|NA|Procida
80100|NA|Napoli
80121|NA|Napoli
80122|NA|Napoli
80123|NA|Napoli
80124|NA|Napoli
80125|NA|Napoli
80126|NA|Napoli
80127|NA|Napoli
80128|NA|Napoli
80129|NA|Napoli
80131|NA|Napoli
80132|NA|Napoli
80133|NA|Napoli
80134|NA|Napoli
80135|NA|Napoli
80136|NA|Napoli
80137|NA|Napoli
80138|NA|Napoli
80139|NA|Napoli
80141|NA|Napoli
80142|NA|Napoli
80143|NA|Napoli
80144|NA|Napoli
80145|NA|Napoli
80146|NA|Napoli
80147|NA|Napoli
81010|CE|Ailano|Alvignanello|Baia e Latina|Calvisi|Carattano|Castel Campagnano|Ciorlano|Dragoni|Gallo Matese|Gioia Sannitica|Latina di Baia|Letino|Prata Sannita|Pratella|Ruviano|San Giorgio|San Gregorio Matese|Squille|Torcino|Valle Agricola|Vallelunga
81011|CE|Alife|Totari
81012|CE|Alvignano|Marciano Freddo
81013|CE|Caiazzo|Piana di Monte Verna|San Giovanni e Paolo|Villa Santa Croce
81014|CE|Capriati a Volturno|Fontegreca
81016|CE|Castello del Matese|Piedimonte d'Alife|Piedimonte Matese|San Potito Sannitico|Sepicciano
81017|CE|Quattroventi|Raviscanina|Sant'Angelo d'Alife
81020|CE|Annunziata|Capodrise|Casapulla|Castel Morrone|Recale|San Marco Evangelista|San Nicola La Strada|Valle di Maddaloni
81021|CE|Arienzo
81022|CE|Casagiove
81023|CE|Cervino|Forchia di Cervino|Messercola
81024|CE|Grotticella|Maddaloni|Montedecoro
81025|CE|Cantone|Marcianise
81027|CE|Cancello di Ferrovia|Cave|Cave di San Felice|Polvica|San Felice a Cancello|San Marco Trotti
81028|CE|Santa Maria a Vico
81030|CE|Arnone|Baia Domizia|Cancello|Cancello ed Arnone|Carinola|Casale|Casale di Carinola|Casaluce|Casanova|Casapesenna|Castel Volturno|Cellole|Cesa|Falciano del Massico|Frignano|Gricignano di Aversa|Lusciano|Nocelleto|Orta di Atella|Parete|San Marcellino|Sant'Arpino|Succivo|Teverola|Villa di Briano|Villaggio Coppola Pinetamare
81031|CE|Aversa
81032|CE|Carinaro
81033|CE|Casal di Principe
81034|CE|Mondragone
81035|CE|Ameglio|Campagnola|Filorsi|Fontanafredda|Gallo|Garofali|Grottola|Marzano Appio|Roccamonfina
81036|CE|San Cipriano d'Aversa
81037|CE|Avezzano Sorbello|Carano|Carano di Sessa Aurunca|Cascano|Corigliano|Cupa|Cupa e Fasani|Fasani|Fontanaradina|Lauro di Sessa Aurunca|Piedimonte|Piedimonte di Sessa Aurunca|San Carlo|San Carlo di Sessa Aurunca|San Castrese|San Martino|San Martino di Sessa Aurunca|Sant'Agata|Santa Maria Valongo|Sessa Aurunca|Valogno
81038|CE|Trentola Ducenta
81039|CE|Bonifica Villa Literno|Villa Literno
81040|CE|Bivio Mortola|Borgo Sant'Antonio Abate|Camino|Castel di Sasso|Cisterna|Cisterna di Castel di Sasso|Cocuruzzo|Curti|Formicola|Liberi|Maiorano di Monte|Pietravairano|Pontelatone|Rocca d'Evandro|San Felice|San Felice a Pietravairano|Treglia
81041|CE|Bellona|Vitulazio
81042|CE|Calvi Risorta|Giano Vetusto|Petrullo|Petrulo|Pozzillo|Rocchetta e Croce|Val d'Assano|Visciano
81043|CE|Capua|Sant'Angelo in Formis
81044|CE|Cave|Conca della Campania|Galluccio|Orchi|Piccilli|San Clemente|Sipicciano|Tora|Tora e Piccilli|Vaglie
81046|CE|Borgo Appio|Borgo Rurale Appio|Brezza|Grazzanise
81047|CE|Caturano|Macerata Campania
81049|CE|Caspoli|Mignano Monte Lungo|San Pietro Infine
81050|CE|Camigliano|Ciamprisco|Francolise|Montanaro|Musicile|Pantuliano|Pastorano|Portico di Caserta|Presenzano|San Felice|San Tammaro|Sant'Andrea del Pizzone|Santa Maria La Fossa
81051|CE|Pietramelara|Roccaromana|Statigliano
81052|CE|Pignataro Maggiore
81053|CE|Riardo
81054|CE|San Prisco
81055|CE|Santa Maria Capua Vetere
81056|CE|Sparanise
81057|CE|Casafredda|Casale|Casale di Teano|Casamostra|Casi|Fontanelle|Furnolo|Pugliano|San Giuliano|San Marco|Teano|Versano
81058|CE|Marzanello|Patenora|Vairano|Vairano Patenora
81059|CE|Caianello|Montano|Santa Lucia|Vairano Stazione
81100|CE|Caserta
82010|BN|Arpaise|Bagnara|Beltiglio|Beltiglio di Ceppaloni|Bosco Perrotta|Bucciano|Cavuoti|Ceppaloni|Iannassi|Luzzano|Maccoli|Moiano|Monterocchetta|Montorsi|Motta|Pagliara|Pastene|Perrillo|Ripabianca|Ripabianca Tressanti|San Giovanni di Ceppaloni|San Leucio del Sannio|San Martino Sannita|San Nicola Manfredi|Sant'Angelo a Cupolo|Terranova|Terranova d'Arpaise
82011|BN|Airola|Arpaia|Forchia|Paolisi
82013|BN|Bonea
82015|BN|Durazzano
82016|BN|Cirignano|Montesarchio|Varoni
82017|BN|Pannarano
82018|BN|Calvi|Cubante|San Giorgio del Sannio|San Giovanni di San Giorgio del Sannio|San Nazzaro
82019|BN|Bagnoli|Faggiano|Laiano|Sant'Agata de' Goti
82020|BN|Baselice|Buonalbergo|Campolattaro|Circello|Foiano di Val Fortore|Fragneto L'Abate|Fragneto Monforte|Ginestra degli Schiavoni|Molinara|Paduli|Pago Veiano|Pesco Sannita|Pietrelcina|Reino|San Giorgio La Molara|Santa Croce del Sannio
82021|BN|Apice|Apice Nuovo|Sant'Arcangelo Trimonte
82022|BN|Castelfranco in Miscano
82023|BN|Castelvetere in Val Fortore
82024|BN|Castelpagano|Colle Sannita|Decorata
82025|BN|Montefalcone di Val Fortore
82026|BN|Cuffiano|Morcone|Sassinoro
82027|BN|Casalduni|Giallonardo|Pontelandolfo
82028|BN|San Bartolomeo in Galdo
82029|BN|San Marco dei Cavoti
82030|BN|Apollosa|Ave Gratia Plena|Biancano|Cacciano|Campoli del Monte Taburno|Castelpoto|Cautano|Dugenta|Faicchio|Foglianise|Frasso Telesino|Giardoni|Limatola|Massa|Melizzano|Paupisi|Pietraroja|Ponte|Puglianello|San Lorenzello|San Salvatore Telesino|Tocco Caudio|Torello|Torello di Melizzano|Torrecuso
82031|BN|Amorosi
82032|BN|Cerreto Sannita
82033|BN|Civitella Licinio|Cusano Mutri
82034|BN|Guardia Sanframondi|San Lorenzo Maggiore|San Lupo
82036|BN|Solopaca
82037|BN|Castelvenere|Telese Terme
82038|BN|Vitulano
82100|BN|Benevento
83010|AV|Capriglia Irpina|Chianche|Grottolella|Petruro Irpino|San Felice|Sant'Angelo a Scala|Starze|Starze di Summonte|Summonte|Torrioni|Tufo
83011|AV|Altavilla Irpina
83012|AV|Cervinara|Ioffredo|Trescine
83013|AV|Mercogliano|Santuario di Montevergine|Torelli|Torelli di Mercogliano|Torrette
83014|AV|Ospedaletto d'Alpinolo
83015|AV|Ciardelli Inferiore|Pietrastornina
83016|AV|Cassano Caudino|Roccabascerana|Squillani|Tufara Valle
83017|AV|Ferrari di Cervinara|Rotondi
83018|AV|San Martino Valle Caudina
83020|AV|Aiello del Sabato|Casola|Celzi|Cesinali|Contrada|Domicella|Forino|Marzano di Nola|Moschiano|Pago del Vallo di Lauro|Petruro|Quadrelle|Quindici|San Michele di Serino|Santa Lucia di Serino|Sirignano|Sperone|Taurano|Tavernola San Felice
83021|AV|Avella
83022|AV|Baiano
83023|AV|Fontenovella|Lauro|Migliano
83024|AV|Molinelle|Monteforte Irpino
83025|AV|Borgo|Borgo di Montoro Inferiore|Figlioli|Misciano|Montoro|Montoro Inferiore|Piano|Piazza di Pandola|Preturo
83026|AV|Banzano di Montoro Superiore|San Pietro di Montoro Superiore
83027|AV|Mugnano del Cardinale
83028|AV|Canale|Ferrari Stazione Serino|Sala|San Biagio|San Sossio di Serino|Serino
83029|AV|Sant'Agata Irpina|Sant'Andrea Apostolo|Solofra
83030|AV|Arcella|Campanarello|Castello del Lago|Dentecane|Greci|Lapio|Manocalzati|Melito Irpino|Montaguto|Montefalcione|Montefredane|Montefusco|Pietradefusi|Prata di Principato Ultra|San Barbato|Sant'Angelo a Cancelli|Sant'Elena Irpina|Santa Paolina|Savignano Irpino|Savignano Stazione|Serra|Taurasi|Torre Le Nocelle|Venticano|Villanova del Battista|Zungoli
83031|AV|Ariano Irpino|Ariano Irpino Stazione|Ariano Scalo|La Manna|Orneta|Palazzisi
83032|AV|Bonito|Morroni
83034|AV|Casalbore
83035|AV|Carpignano|Grottaminarda
83036|AV|Calore|Mirabella Eclano|Passo di Mirabella|Pianopantano
83037|AV|Montecalvo Irpino
83038|AV|Montaperto|Montemiletto
83039|AV|Pratola Serra|San Michele di Pratola|San Michele di Pratola Serra|Serra|Serra di Pratola Serra
83040|AV|Alvano|Andretta|Cairano|Calabritto|Candida|Caposele|Carife|Cassano Irpino|Castel Baronia|Castelfranci|Castelvetere sul Calore|Chiusano di San Domenico|Conza della Campania|Flumeri|Fontanarosa|Frigento|Gesualdo|Guardia Lombardi|Luogosano|Materdomini|Mattinella|Montemarano|Morra de Sanctis|Pagliara|Pila ai Piani|Quaglietta
83041|AV|Aquilonia
83042|AV|Atripalda
83043|AV|Bagnoli Irpino|Laceno|Villaggio Laceno
83044|AV|Bisaccia|Bisaccia Nuova|Piano Regolatore
83045|AV|Calitri
83046|AV|Lacedonia
83047|AV|Lioni
83048|AV|Fontana di Montella|Montella|Sorbo di Montella
83049|AV|Monteverde
83050|AV|Parolise|Rocca San Felice|Salza Irpina|San Mango sul Calore|San Nicola Baronia|San Potito Ultra|San Sossio Baronia|Sant'Angelo all'Esca|Santo Stefano del Sole|Scampitella|Senerchia|Sorbo Serpico|Vallesaccarda|Villamaina|Volturara Irpina
83051|AV|Nusco|Ponteromito
83052|AV|Paternopoli
83053|AV|Sant'Andrea di Conza
83054|AV|San Vito|San Vito dei Lombardi|Sant'Angelo dei Lombardi
83055|AV|Sturno
83056|AV|Teora
83057|AV|Torella dei Lombardi
83058|AV|Molini|Trevico
83059|AV|Vallata
83100|AV|Avellino
84010|SA|Atrani|Campinola|Cetara|Conca dei Marini|Corbara|Erchie|Furore|Maiori|Minori|Pontone|Praiano|Ravello|San Lorenzo di Sant'Egidio|San Marzano sul Sarno|San Michele|San Valentino Torio|Sant'Egidio del Monte Albino|Scala|Tramonti
84011|SA|Amalfi|Lone|Pastena|Pogerola|Pogerola di Amalfi|Vettica Pastena
84012|SA|Angri
84013|SA|Alessia|Arcara|Badia di Cava de' Tirreni|Cava de' Tirreni|Corpo di Cava|Dupino|Marini|Passiano|Pregiato|San Pietro di Cava|Santa Lucia di Cava
84014|SA|Nocera Inferiore
84015|SA|Materdomini di Nocera|Nocera Superiore
84016|SA|Pagani
84017|SA|Montepertuso|Positano
84018|SA|San Pietro di Scafati|Scafati
84019|SA|Benincasa|Dragonea|Marina di Vietri|Molina|Molina di Vietri sul Mare|Raito|Vietri sul Mare
84020|SA|Aquara|Bellosguardo|Bivio Palomonte|Castelcivita|Castelnuovo di Conza|Centro Urbano|Colliano|Controne|Corleto Monforte|Laviano|Oliveto Citra|Ottati|Palomonte|Perrazze|Petina|Quadrivio di Campagna|Ricigliano|Romagnano al Monte|Roscigno|Salvitelle|San Gregorio Magno|Santomenna|Serra di Castelcivita|Valva
84021|SA|Buccino|Buccino Stazione|Tufariello
84022|SA|Campagna|Puglietta|Serradarce
84023|SA|Persano
84024|SA|Bagni di Contursi|Contursi Terme
84025|SA|Bivio Santa Cecilia|Corno d'Oro|Eboli|Santa Cecilia di Eboli
84026|SA|Postiglione
84027|SA|Sant'Angelo a Fasanella
84028|SA|Borgo San Lazzaro|Serre
84029|SA|Castelluccio Cosentino|Galdo degli Alburni|Scorzo|Sicignano degli Alburni|Sicignano degli Alburni Stazione|Zuppino
84030|SA|Atena Lucana|Atena Lucana Scalo|Battaglia|Caggiano|Casalbuono|Casaletto Spartano|Caselle in Pittari|Monte San Giacomo|Morigerati|Pertosa|San Pietro al Tanagro|San Rufo|Sanza|Sicilì|Taverne|Torraca|Tortorella
84031|SA|Auletta
84032|SA|Buonabitacolo
84033|SA|Montesano sulla Marcellana
84034|SA|Padula|Padula Scalo
84035|SA|Polla
84036|SA|Sala Consilina|Trinità
84037|SA|Sant'Arsenio
84038|SA|Caiazzano|Sassano
84039|SA|Pantano di Teggiano|Prato Perillo|San Marco di Teggiano|Teggiano
84040|SA|Acquavella|Alfano|Campora|Cannalonga|Casal Velino|Casal Velino Marina|Castelnuovo Cilento|Castelnuovo Vallo Stazione|Celle di Bulgheria|Marina di Casal Velino|Poderia|Ponte|Velina
84042|SA|Acerno
84043|SA|Agropoli|Agropoli Stazione
84044|SA|Albanella|Matinella
84045|SA|Altavilla Silentina|Borgo Carillia|Carillia|Cerrelli
84046|SA|Ascea|Catona|Catona di Ascea|Mandia|Mandia di Ascea|Marina di Ascea|Terradura|Terradura di Ascea
84047|SA|Borgo Nuovo|Cafasso|Capaccio|Capaccio Scalo|Gromola|Laura|Licinella|Paestum|Ponte Barizzo|Rettifilo|Santa Venere|Torre di Paestum|Vannullo|Vuccolo di Maiorano
84048|SA|Castellabate|Ogliastro Marina|San Marco|Santa Maria|Santa Maria di Castellabate
84049|SA|Castel San Lorenzo
84050|SA|Capitello|Capizzo|Cuccaro Vetere|Futani|Giungano|Ispani|Laureana Cilento|Laurito|Lustra|Magliano Nuovo|Magliano Vetere|Matonti|Sorvaro
84051|SA|Centola|Foria|Palinuro|San Nicola|San Nicola di Centola|San Severino|San Severino di Centola
84052|SA|Ceraso|Massascusa|San Biase|San Sumino|Santa Barbara
84053|SA|Cicerale|Monte Cicerale
84055|SA|Felitto
84056|SA|Cardile|Gioi
84057|SA|Laurino|Villa Littorio
84059|SA|Camerota|Marina di Camerota
84060|SA|Abatemarco|Agnone Cilento|Fornelli|Massicelle|Mercato Cilento|Moio della Civitella|Montano Antilia|Montecorice|Monteforte Cilento|Novi Velia|Omignano|Omignano Scalo|Omignano Stazione|Orria|Ortodonico|Ostigliano|Pellare|Perdifumo|Perito|Piano Vetrale|Prignano Cilento|Roccagloriosa|Vatolla
84061|SA|Eredita|Finocchito|Ogliastro Cilento
84062|SA|Ariano|Monticelli|Olevano sul Tusciano|Salitto|Valle
84065|SA|Piaggine
84066|SA|Caprioli|Marina di Pisciotta|Pisciotta|Rodio
84067|SA|Policastro Bussentino|Santa Marina
84068|SA|Acciaroli|Cannicchio|Celso|Galdo|Galdo Cilento|Pioppi|Pollica
84069|SA|Acquaviva|Carratiello|Fonte|Roccadaspide|Serra
84070|SA|Casalsottano|Rofrano|Rutino|Sacco|Salento|San Giovanni a Piro|San Mauro Cilento|San Mauro La Bruca|Scario|Serramezzana|Stella Cilento|Trentinara|Valle dell'Angelo
84073|SA|Sapri
84074|SA|San Mango|San Mango Cilento|Santa Lucia Cilento|Sessa Cilento
84075|SA|Gorga|Stio
84076|SA|Copersito|Copersito Cilento|Torchiara
84077|SA|Castel Ruggero|Torre Orsaia
84078|SA|Angellara|Massa della Lucania|Pattano|Vallo della Lucania
84079|SA|Vibonati|Villammare
84080|SA|Calvanico|Capezzano|Capezzano Inferiore|Capezzano Superiore|Capriglia|Cologna|Coperchia|Pellezzano
84081|SA|Acquamela|Antessano|Baronissi|Caprecano|Fusara|Saragnano|Sava
84082|SA|Bracigliano|Manzi|San Nazario
84083|SA|Castel San Giorgio|Castelluccio|Fimiani|Lanzara
84084|SA|Bolano|Fisciano|Gaiano|Lancusi|Penta|Pizzolano|Settefichi|Villa
84085|SA|Acquarola|Carifi|Ciorani|Curteri|Mercato San Severino|Monticelli|Pandola|Piazza del Galdo|Sant'Angelo|Sant'Angelo di Mercato San Severino|Sant'Eustachio|Spiano|Torello
84086|SA|Casali di Roccapiemonte|Casali San Potito|Roccapiemonte
84087|SA|Episcopio|Lavorate|Sarno
84088|SA|Siano
84090|SA|Capitignano|Castelpagano|Castiglione del Genovesi|Giffoni Sei Casali|Montecorvino Pugliano|Prepezzano|Pugliano|San Mango Piemonte|Santa Tecla|Sieti
84091|SA|Battipaglia|Belvedere di Battipaglia|Sant'Anna|Santa Lucia di Battipaglia
84092|SA|Bellizzi|Bivio
84095|SA|Curti|Giffoni Valle Piana|Mercato|Ornito|San Giovanni|Santa Caterina
84096|SA|Gauro|Lenzi|Macchia|Montecorvino Rovella|San Martino Montecorvino Rovella
84098|SA|Corvinia|Faiano|Magazzeno|Pontecagnano|Pontecagnano Faiano|Sant'Antonio|Sant'Antonio di Pontecagnano
84099|SA|Campigliano|Filetta|Pezzano|San Cipriano Picentino|Vignale
84100|SA|Salerno
84121|SA|Salerno
84122|SA|Salerno
84123|SA|Salerno
84124|SA|Salerno
84125|SA|Salerno
84126|SA|Salerno
84127|SA|Salerno
84128|SA|Salerno
84129|SA|Salerno
84130|SA|Salerno
84131|SA|Salerno
84132|SA|Salerno
84133|SA|Salerno
84134|SA|Salerno
84135|SA|Salerno
85010|PZ|Abriola|Albano di Lucania|Anzi|Armento|Banzi|Brindisi Montagna|Calvello|Campomaggiore|Cancellara|Castelmezzano|Gallicchio|Guardia Perticara|Madonna del Pantano|Missanello|Pantano|Pietrapertosa|Pignola|Rifreddo|San Chirico Nuovo|Vaglio Basilicata
85011|PZ|Acerenza
85012|PZ|Corleto Perticara
85013|PZ|Genzano di Lucania
85014|PZ|Laurenzana
85015|PZ|Oppido Lucano
85016|PZ|Pietragalla
85017|PZ|Tolve
85018|PZ|Trivigno
85020|PZ|Atella|Avigliano Scalo|Dragonetti|Filiano|Ginestra|Lagopesole|Maschito|Montemilone|Pescopagano|Piano San Nicola|Rapone|Ripacandida|Ruvo del Monte|San Fele|San Giorgio di Pietragalla|San Nicola|Sant'Andrea|Sant'Angelo di Avigliano|Sant'Ilario|Scalera|Sterpito|Sterpito di Sopra|Sterpito di Sotto
85021|PZ|Avigliano|San Cataldo|San Cataldo di Bella
85022|PZ|Barile
85023|PZ|Forenza
85024|PZ|Gaudiano|Lavello
85025|PZ|Foggiano|Leonessa di Melfi|Melfi
85026|PZ|Palazzo San Gervasio
85027|PZ|Rapolla
85028|PZ|Monticchio|Monticchio Bagni|Rionero in Vulture
85029|PZ|Venosa
85030|PZ|Calvera|Carbone|Casa del Conte|Castronuovo di Sant'Andrea|Cersosimo|Mezzana|Mezzana Salice|San Chirico Raparo|San Costantino Albanese|San Martino d'Agri|San Paolo Albanese|San Severino Lucano|Terranova di Pollino|Villaneto
85031|PZ|Castelsaraceno|Frusci|Miraldo
85032|PZ|Chiaromonte|Teana
85033|PZ|Episcopia
85034|PZ|Fardella|Francavilla in Sinni
85035|PZ|Noepoli
85036|PZ|Roccanova
85037|PZ|San Brancato|Sant'Arcangelo
85038|PZ|Senise
85039|PZ|Spinoso
85040|PZ|Castelluccio Inferiore|Castelluccio Superiore|Nemoli|Pedali di Viggianello|Rivello|San Costantino|San Costantino di Rivello|Viggianello
85042|PZ|Lagonegro
85043|PZ|Agromonte|Cerri|Latronico|Magnano|Mileo
85044|PZ|Cogliandrino|Galdo|Galdo di Lauria|Lauria|Lauria Inferiore|Lauria Superiore|Pecorone|Seluci
85046|PZ|Acquafredda|Fiumicello Santa Venere|Maratea|Maratea Porto|Massa
85047|PZ|Moliterno
85048|PZ|Rotonda
85049|PZ|Piano dei Peri|Trecchina
85050|PZ|Balvano|Baragiano|Baragiano Scalo|Brienza|Castelgrande|Grumento Nova|Marsicovetere|Paterno|Sant'Angelo Le Fratte|Sarconi|Sasso di Castalda|Satriano di Lucania|Savoia di Lucania|Scalo di Baragiano|Tito|Tito Scalo|Villa d'Agri
85051|PZ|Bella|Sant'Antonio Casalini
85052|PZ|Galaino|Marsico Nuovo|Pergola
85053|PZ|Montemurro
85054|PZ|Capo di Giano|Muro Lucano
85055|PZ|Picerno
85056|PZ|Ruoti
85057|PZ|Tramutola
85058|PZ|Mosileo|Vietri di Potenza
85059|PZ|Viggiano
85100|PZ|Potenza
86010|CB|Busso|Campodipietra|Casalciprano|Castropignano|Cercepiccola|Ferrazzano|Gildone|Mirabello Sannitico|Oratino|Roccaspromonte|San Giovanni in Galdo|San Giuliano del Sannio|Tufara
86011|CB|Baranello
86012|CB|Cercemaggiore
86013|CB|Gambatesa
86014|CB|Guardiaregia
86015|CB|Jelsi
86016|CB|Riccia
86017|CB|Sepino
86018|CB|Toro
86019|CB|Vinchiaturo
86020|CB|Campochiaro|Castellino del Biferno|Colle d'Anchise|Duronia|Fossalto|Molise|Pietracupa|Roccavivara|San Biase|San Polo Matese|Sant'Angelo Limosano|Spinete
86021|CB|Bojano|Castellone|Castellone di Boiano|Monteverde|Monteverde di Boiano
86022|CB|Limosano
86023|CB|Montagano
86024|CB|Petrella Tifernina
86025|CB|Ripalimosani
86026|CB|Salcito
86027|CB|San Massimo
86028|CB|Torella del Sannio
86029|CB|Trivento
86030|CB|Acquaviva Collecroce|Castelbottaccio|Civitacampomarano|Guardialfiera|Lucito|Lupara|Mafalda|Matrice|Montemitro|San Felice del Molise|San Giacomo degli Schiavoni|Tavenna
86031|CB|Castelmauro
86032|CB|Montecilfone
86033|CB|Montefalcone nel Sannio
86034|CB|Guglionesi
86035|CB|Larino
86036|CB|Montenero di Bisaccia
86037|CB|Palata
86038|CB|Collecalcioni|Petacciato
86039|CB|Termoli
86040|CB|Campolieto|Macchia Valfortore|Monacilioni|Montelongo|Montorio nei Frentani|Morrone del Sannio|Pietracatella|Provvidenti|Ripabottoni|Ripabottoni Stazione|Rotello|San Giuliano di Puglia
86041|CB|Bonefro
86042|CB|Campomarino|Lido di Campomarino|Nuova Cliternia
86043|CB|Casacalenda
86044|CB|Colletorto
86045|CB|Portocannone
86046|CB|San Martino in Pensilis
86047|CB|Santa Croce di Magliano
86048|CB|Sant'Elia a Pianisi
86049|CB|Ururi
86070|IS|Castelnuovo al Volturno|Conca Casale|Fornelli|Macchia d'Isernia|Montaquila|Roccaravindola|Roccaravindola Stazione|Rocchetta a Volturno|Rocchetta Nuova|Sant'Agapito|Sant'Agapito Scalo|Scapoli|Taverna Ravindola
86071|IS|Castel San Vincenzo|Pizzone
86072|IS|Cerro al Volturno|Cupone
86073|IS|Colli a Volturno
86074|IS|Cerasuolo|Filignano
86075|IS|Monteroduni|Sant'Eusanio
86077|IS|Pozzilli|Santa Maria Oliveto
86078|IS|Campopino|Pianura|Roccapipirozzi|Selvotta|Sesto Campano
86079|IS|Ceppagna|Venafro
86080|IS|Acquaviva d'Isernia|Belmonte del Sannio|Castel del Giudice|Castelverrino|Miranda|Montenero Val Cocchiara|Pescopennataro|Roccasicura|Sant'Angelo del Pesco
86081|IS|Agnone|Villa Canale
86082|IS|Capracotta
86083|IS|Carovilli|Castiglione
86084|IS|Forlì del Sannio|Vandra
86085|IS|Pietrabbondante
86086|IS|Poggio Sannita
86087|IS|Rionero Sannitico
86088|IS|San Pietro Avellana
86089|IS|Cerreto|Vastogirardi|Villa San Michele
86090|IS|Castelpetroso|Castelpizzuto|Guasto|Indiprete|Longano|Pastena|Pesche|Pettoranello del Molise
86091|IS|Bagnoli del Trigno
86092|IS|Cantalupo nel Sannio|Roccamandolfi
86093|IS|Carpinone
86094|IS|Civitanova del Sannio
86095|IS|Frosolone|San Pietro in Valle|Sant'Elena Sannita
86096|IS|Incoronata|Macchiagodena|Sant'Angelo in Grotte|Santa Maria del Molise
86097|IS|Chiauci|Pescolanciano|Sessano del Molise
86100|CB|Campobasso
86170|IS|Isernia
87010|CS|Acquaformosa|Cervicati|Civita|Eianina|Firmo|Frascineto|Ioggi|Lattarico|Lungro|Malvito|Mottafollone|Policastrello|Regina|Rota Greca|San Basile|San Donato di Ninea|San Martino di Finita|San Sosti|Sant'Agata di Esaro|Santa Caterina Albanese|Santa Maria Le Grotte|Saracena|Sartano|Terranova da Sibari|Torano Castello|Torano Castello Scalo
87011|CS|Cassano allo Ionio|Doria|Lattughelle|Lauropoli|Pianoscafo|Sibari|Sibari Stazione
87012|CS|Castrovillari|Vigne di Castrovillari
87013|CS|Fagnano Castello
87014|CS|Laino Borgo
87015|CS|Laino Castello
87016|CS|Morano Calabro
87017|CS|Roggiano Gravina
87018|CS|San Marco Argentano|San Marco Argentano Stazione|San Marco Roggiano Stazione
87019|CS|Spezzano Albanese|Spezzano Albanese Stazione|Spezzano Albanese Terme
87020|CS|Acquappesa|Acquappesa Marina|Aieta|Bonifati|Buonvicino|Cittadella del Capo|Granata|Grisolia|Guardia Piemontese|Guardia Piemontese Marina|Guardia Piemontese Terme|Intavolata|Le Crete|Maierà|Marcellina|Marina di Tortora|Orsomarso|Papasidero|San Nicola Arcella|Sangineto|Sangineto Lido|Santa Domenica Talao|Santa Maria del Cedro|Torrevecchia|Tortora|Tortora Marina|Verbicaro
87021|CS|Belvedere Marittimo|Laise|Marina di Belvedere Marittimo
87022|CS|Battendieri|Cetraro|Cetraro Marina|San Filippo|Sant'Angelo|Sant'Angelo di Cetraro
87023|CS|Cirella|Diamante
87024|CS|Cariglio|Fuscaldo|Marina di Fuscaldo|Scarcelli
87026|CS|Mormanno
87027|CS|Fosse|Paola|Paola Marina|Paola Santuario|San Miceli|Santuario San Francesco
87028|CS|Praia a Mare
87029|CS|Scalea
87030|CS|Belsito|Carolei|Cleto|Domanico|Falconara Albanese|Fiumefreddo Bruzio|Gesuiti|Longobardi|Longobardi Marina|Malito|Marina di Fiumefreddo Bruzio|Reggio|San Biase|San Pietro in Amantea|San Vincenzo La Costa|Savuto|Savuto di Cleto|Scornavacca|Serra d'Aiello|Stazione di Fiumefreddo Bruzio|Torremezzo|Torremezzo di Falconara|Vadue
87031|CS|Aiello Calabro
87032|CS|Amantea|Amantea Marina|Campora San Giovanni|Corica
87033|CS|Belmonte Calabro|Belmonte Calabro Marina|Vadi
87034|CS|Grimaldi
87035|CS|Aria di Lupi|Greci|Lago|Terrati
87036|CS|Arcavacata|Castiglione Cosentino Stazione|Commenda|Quattromiglia|Rende|Roges|Santo Stefano|Surdo
87037|CS|Bucita|San Fili
87038|CS|Pollella|San Lucido
87040|CS|Altilia|Andreotta|Andreotta di Castrolibero|Casal di Basso|Castiglione Cosentino|Castrolibero|Cavallerizzo|Cerzeto|Deposito di Luzzi|Luzzi|Maione|Malavicina|Marano Marchesato|Marano Principato|Mendicino|Mongrassano|Mongrassano Stazione|Montalto Uffugo Scalo|Ortomatera|Parenti|Paterno Calabro|Rosario|Rose|San Bartolo|San Benedetto Ullano|San Giacomo|San Giacomo di Cerzeto|San Lorenzo del Vallo|Stazione di Mongrassano|Tarsia
87041|CS|Acri|Duglia|Montagnola|Serricella
87042|CS|Altomonte
87043|CS|Bisignano
87044|CS|Cerisano
87045|CS|Dipignano|Laurignano|Tessano
87046|CS|Caldopiano|Montalto Uffugo|Parantoro|Vaccarizzo|Vaccarizzo di Montalto
87047|CS|Redipiano|San Benedetto in Guarano|San Pietro in Guarano
87048|CS|Santa Sofia d'Epiro
87050|CS|Bianchi|Borboruso|Carpanzano|Casole Bruzio|Cellara|Colosimi|Figline Vegliaturo|Lappano|Magli|Mangone|Marzi|Morelli|Panettieri|Pedace|Pedivigliano|Perito|Pian del Lago|Piane Crati|Pietrafitta|Rovito|Serra Pedace|Silvana Mansio|Spezzano Piccolo|Trenta
87051|CS|Aprigliano|Camarda di Aprigliano|Vico
87052|CS|Camigliatello|Camigliatello Silano|Croce di Magara|Fago del Soldato|Moccone
87053|CS|Celico
87054|CS|Rogliano|Saliano
87055|CS|Lorica|Monte Oliveto|San Giovanni in Fiore
87056|CS|Santo Stefano di Rogliano
87057|CS|Calvisi|Diano|Scigliano
87058|CS|Spezzano della Sila
87060|CS|Bocchigliero|Calopezzati|Caloveto|Camigliano|Cropalati|Crosia|Mandatoriccio|Marinella|Mirto|Paludi|Pietrapaola|Pietrapaola Stazione|San Cosmo Albanese|San Giorgio Albanese|San Morello|Scala Coeli|Terravecchia|Vaccarizzo Albanese|Vecchiarello
87061|CS|Campana
87062|CS|Cariati|Cariati Marina
87064|CS|Corigliano Calabro|Corigliano Calabro Stazione|Corigliano Scalo|Corigliano-Rossano|Fabrizio|Marina di Schiavonea|Schiavonea|Villaggio Frasso
87066|CS|Longobucco
87067|CS|Amica|Piragineti|Rossano|Rossano Stazione
87069|CS|Macchia Albanese|San Demetrio Corone
87070|CS|Albidona|Alessandria del Carretto|Borgata Marina|Canna|Castroregio|Cerchiara di Calabria|Farneta|Montegiordano|Montegiordano Marina|Nocara|Piana di Cerchiara|Plataci|Roseto Capo Spulico|Roseto Capo Spulico Stazione|San Lorenzo Bellizzi
87071|CS|Amendolara|Amendolara Marina
87072|CS|Francavilla Marittima
87073|CS|Oriolo
87074|CS|Rocca Imperiale|Rocca Imperiale Marina
87075|CS|Trebisacce
87076|CS|Torre Cerchiar|Villapiana|Villapiana Lido|Villapiana Scalo
87100|CS|Cosenza
88020|CZ|Cortale|Jacurso
88021|CZ|Borgia|Roccelletta|San Floro
88022|CZ|Acconia|Curinga
88024|CZ|Girifalco
88025|CZ|Maida|San Pietro a Maida
88040|CZ|Accaria|Accaria Rosaria|Amato|Angoli|Cancello|Carlopoli|Castagna|Cicala|Conflenti|Conflenti Inferiore|Feroleto Antico|Gizzeria|Gizzeria Lido|Ievoli|Martelletto|Martirano|Martirano Lombardo|Miglierina|Migliuso|Motta Santa Lucia|Pianopoli|Platania|Pratora Sarrottino|San Mango d'Aquino|San Mazzeo|San Michele|San Pietro Apostolo|Serrastretta|Settingiano
88041|CZ|Adami|Cerrisi|Decollatura|San Bernardo
88042|CZ|Falerna
88044|CZ|Marcellinara
88045|CZ|Cavorà|Cavorà di Gimigliano|Gimigliano|Gimigliano Inferiore
88046|CZ|Acquafredda|Bella di Lamezia Terme|Caronte|Fronti|Gabella|Lamezia Terme|Nicastro|Sambiase|Sambiase di Lamezia Terme|San Pietro Lametino|Sant'Eufemia di Lamezia Terme|Santa Eufemia Lamezia|Zangarona|Zangarona di Lamezia Terme
88047|CZ|Nocera Terinese
88049|CZ|Colla|San Tommaso|Soveria Mannelli
88050|CZ|Amaroni|Andali|Belcastro|Calabricata|Caraffa di Catanzaro|Cerva|Crichi|Fossato Serralta|La Petrizia|Magisano|Marcedusa|Palermiti|Pentone|Petrizia|Petronà|San Pietro|San Pietro Magisano|Scoppolise|Sellia|Sellia Marina|Simeri|Simeri Crichi|Sorbo San Basile|Soveria Simeri|Uria|Vallefiorita|Zagarise
88051|CZ|Cropani
88054|CZ|Sersale
88055|CZ|Albi|Buturo|San Giovanni|San Giovanni d'Albi|Taverna|Villaggio Mancuso|Villaggio Racise
88056|CZ|Tiriolo
88060|CZ|Argusto|Badolato|Badolato Marina|Davoli|Gagliato|Gasperina|Isca Marina|Isca Sullo Ionio|Marina di Davoli|Marina di Guardavalle|Marina di Sant'Andrea Jonio|Montauro|Montauro Stazione|Montepaone|Montepaone Lido|Petrizzi|San Sostene|San Sostene Marina|Sant'Andrea Apostolo dello Ionio|Sant'Andrea Ionio Marina|Santa Caterina dello Ionio|Santa Caterina dello Ionio Marina|Satriano|Torre di Ruggiero
88062|CZ|Cardinale|Novalba
88064|CZ|Chiaravalle Centrale
88065|CZ|Guardavalle
88067|CZ|Cenadi|Centrache|Olivadi|San Vito Sullo Ionio
88068|CZ|Soverato|Soverato Marina|Soverato Superiore
88069|CZ|Copanello|Lido di Squillace|Squillace|Squillace Lido|Staletti
88070|CZ|Botricello
88100|CZ|Catanzaro
88811|KR|Cirò Marina
88812|KR|Crucoli|Crucoli Torretta|Torretta
88813|KR|Cirò
88814|KR|Melissa|Torre Melissa
88815|KR|Marina di Strongoli
88816|KR|Strongoli
88817|KR|Carfizzi|San Nicola dell'Alto
88818|KR|Pallagorio
88819|KR|Verzino
88821|KR|Corazzo|Rocca di Neto
88822|KR|Casabona|Zinga
88823|KR|Perticaro|Umbriatico
88824|KR|Belvedere di Spinello
88825|KR|Savelli
88831|KR|San Mauro Marchesato|Scandale
88832|KR|Altilia|Santa Severina
88833|KR|Caccuri|Cerenzia
88834|KR|Castelsilano
88835|KR|Roccabernarda
88836|KR|Cotronei
88837|KR|Camellino|Foresta|Pagliarelle|Petilia Policastro
88838|KR|Filippa|Mesoraca
88841|KR|Isola di Capo Rizzuto|Le Castella|Punta Le Castella|Sant'Anna
88842|KR|Cutro|San Leonardo di Cutro|Steccato di Cutro
88900|KR|Crotone|Papanice|Villaggio Bucchi
89010|RC|Molochio|Scido|Terranova Sappo Minulio|Varapodio
89011|RC|Bagnara Calabra|Ceramida|Marinella|Pellegrina|Porelli di Bagnara|Solano Inferiore
89012|RC|Delianuova
89013|RC|Gioia Tauro|Marina di Gioia Tauro
89014|RC|Castellace|Messignadi|Oppido Mamertina|Piminoro|Tresilico|Zurgonadio
89015|RC|Palmi|Taureana|Trodio
89016|RC|Cirello|Drosi|Rizziconi|Spina
89017|RC|San Giorgio Morgeto
89018|RC|Acciarello|Cannitello|Ferrito|Pezzo di Villa San Giovanni|Villa San Giovanni
89020|RC|Anoia|Anoia Inferiore|Anoia Superiore|Candidoni|Giffone|Maropati|Melicuccà|Melicucco|San Pier Fedele|San Pietro di Caridà|San Procopio|Serrata|Sinopoli|Sinopoli Inferiore|Tritanti
89021|RC|Cinquefrondi
89022|RC|Cittanova
89023|RC|Bellantone|Laureana di Borrello|Stelletanone
89024|RC|Polistena
89025|RC|Bosco|Rosarno
89026|RC|San Ferdinando
89027|RC|Sant'Eufemia d'Aspromonte
89028|RC|Barritteri|Sant'Anna|Sant'Anna di Seminara|Seminara
89029|RC|Amato di Taurianova|San Martino|San Martino di Taurianova|Taurianova
89030|RC|Africo|Belloro|Benestare|Bruzzano Zeffirio|Canalello|Caraffa del Bianco|Careri|Casignana|Condofuri|Condofuri Marina|Ferruzzano|Motticella|Natile|Natile Nuovo|Natile Vecchio|Samo|San Carlo|San Luca|Sant'Agata del Bianco|Santuario di Polsi|Staiti
89031|RC|Ardore|Bombile|San Nicola
89032|RC|Bianco|Pardesca
89033|RC|Bova
89034|RC|Bosco Sant'Ippolito|Bovalino|Bovalino Marina|Bovalino Superiore
89035|RC|Bova Marina
89036|RC|Brancaleone|Brancaleone Marina|Capo Spartivento|Galati
89037|RC|Ardore Marina|Marina d'Ardore
89038|RC|Marina di Palizzi|Palizzi|Palizzi Marina|Pietrapennata
89039|RC|Platì
89040|RC|Agnana Calabra|Antonimina|Bivongi|Camini|Canolo|Canolo Nuova|Ciminà|Cirella|Condojanni|Gerace|Marina di Caulonia|Marina di Sant'Ilario dello Ionio|Martone|Monasterace|Monasterace Marina|Pazzano|Placanica|Portigliola|Riace|Riace Marina|San Giovanni di Gerace|Sant'Ilario dello Ionio|Stignano
89041|RC|Caulonia
89042|RC|Gioiosa Ionica
89043|RC|Croce Ferrata|Grotteria
89044|RC|Locri|Merici|Moschetta|Moschetta di Locri
89045|RC|Mammola
89046|RC|Marina di Gioiosa Ionica
89047|RC|Roccella Ionica
89048|RC|Donisi|Siderno|Siderno Marina
89049|RC|Stilo
89050|RC|Acquacalda|Calanna|Colelli|Cosoleto|Feroleto della Chiesa|Fiumara|Laganadi|Plaesano|San Roberto|Sant'Alessio in Aspromonte|Sitizano|Villa Mesa
89052|RC|Campo Calabro
89054|RC|Galatro
89056|RC|Lubrichi|Santa Cristina d'Aspromonte
89057|RC|Gambarie|Santo Stefano in Aspromonte
89058|RC|Favazzina|Melia|Milea|Scilla
89060|RC|Bagaladi|Cardeto|Ghorio|Roccaforte del Greco|Roghudi|Roghudi Nuovo|Saline Joniche
89062|RC|Lazzaro
89063|RC|Annà|Caredia|Lacco|Melito di Porto Salvo|Pentedattilo|Prunella
89064|RC|Masella|Montebello Ionico
89065|RC|Motta San Giovanni
89069|RC|San Lorenzo
89100|RC|Reggio Calabria
89121|RC|Archi|Reggio Calabria|Santa Caterina
89122|RC|Reggio Calabria|Vito
89123|RC|Reggio Calabria
89124|RC|Eremo|Reggio Calabria
89125|RC|Reggio Calabria
89126|RC|Arasì|Cerasi|In Via Dalmazia|Ortì|Ortì Inferiore|Ortì Superiore|Podargoni|Reggio Calabria|Sant'Elia di Condera|Schindilifà|Terreti|Trabocchetto|Trizzino
89127|RC|Reggio Calabria
89128|RC|Reggio Calabria|Spirito Santo
89129|RC|Reggio Calabria
89130|RC|Reggio Calabria
89131|RC|Armo|Gallina|Puzzi|Ravagnese|Reggio Calabria
89132|RC|Reggio Calabria
89133|RC|Cannavò|Cataforio|Mosorrofa|Pavigliana|Reggio Calabria|San Giorgio Extra|San Salvatore|San Sperato|Sbarre|Vinco
89134|RC|Bocale|Croce Valanidi|Pellaro|Reggio Calabria|Rosario Valanidi|San Gregorio
89135|RC|Catona|Diminniti|Gallico|Reggio Calabria|Rosalì|Salice Calabro|Sambatello|Villa San Giuseppe
89812|VV|Pizzo|Pizzo Marina
89813|VV|Menniti|Polia|Trecroci
89814|VV|Filadelfia|Montesoro|Scarro
89815|VV|Francavilla Angitola
89816|VV|Cessaniti|Favelloni|Pannaconi|San Cono
89817|VV|Briatico|Paradisoni|Potenzoni|San Costantino|San Costantino di Briatico|Sciconi
89818|VV|Capistrano
89819|VV|Monterosso Calabro
89821|VV|San Nicola da Crissa|Vallelonga
89822|VV|Brognaturo|Serra San Bruno|Simbario|Spadola
89823|VV|Fabrizia|Mongiana
89824|VV|Nardodipace
89831|VV|Ciano|Gerocarne|Sant'Angelo|Sant'Angelo Gerocarne|Sorianello|Soriano Calabro
89832|VV|Acquaro|Arena|Dasà|Limpidi
89833|VV|Dinami|Melicuccà di Dinami|Monsoreto
89834|VV|Pizzoni|Vazzano
89841|VV|Arzona|Filandari|Moladi|Pernocari|Pizzinni|Presinaci|Rombiolo
89842|VV|Calimera Calabra|San Calogero
89843|VV|Filogaso|Maierato|Sant'Onofrio|Stefanaconi
89844|VV|Badia|Caroni|Comerconi|Limbadi|Mandaradoni|Marina di Nicotera|Motta Filocastro|Nicotera|Preitoni
89851|VV|Francica|Jonadi|Nao|San Costantino Calabro
89852|VV|Comparni|Mileto|Paravati|San Giovanni
89853|VV|San Gregorio d'Ippona
89861|VV|Fitili|Parghelia|Tropea
89862|VV|Brattirò|Caria|Drapia|Gasponi
89863|VV|Caroniti|Coccorino|Joppolo
89864|VV|Panaia|Spilinga
89866|VV|Barbalaconi|Lampazzone|Ricadi|San Nicolò|San Nicolò di Ricadi|Santa Domenica|Santa Domenica Ricadi
89867|VV|Zaccanopoli|Zungri
89868|VV|Daffinà|San Giovanni di Zambrone|Zambrone
89900|VV|Longobardi|Piscopio|Porto Salvo|Triparni|Vena|Vena Superiore|Vibo Marina|Vibo Valentia|Vibo Valentia Marina
90010|PA|Altavilla Milicia|Borrello di San Mauro Castelverde|Campofelice di Roccella|Cerda|Ficarazzi|Finale|Geraci Siculo|Gratteri|Isnello|Lascari|Lascari Scalo|Pollina|San Mauro Castelverde|Torre Normanna|Ustica
90011|PA|Aspra|Bagheria
90012|PA|Caccamo|Sambuchi|San Giovanni Li Greci
90013|PA|Castelbuono
90014|PA|Casteldaccia
90015|PA|Cefalù|Gibilmanna|Sant'Ambrogio
90016|PA|Collesano
90017|PA|Porticello|Sant'Elia|Santa Flavia
90018|PA|Danigarci|Termini Imerese
90019|PA|San Nicolò L'Arena|Trabia
90020|PA|Alimena|Aliminusa|Baucina|Blufi|Bompietro|Calcarelli|Castellana Sicula|Locati|Montemaggiore Belsito|Nociazzi|Nociazzi Inferiore|Regalgioffoli|Roccapalumba|Sciara|Scillato|Sclafani Bagni|Ventimiglia di Sicilia|Vicari
90021|PA|Alia
90022|PA|Caltavuturo
90023|PA|Ciminna
90024|PA|Gangi
90025|PA|Lercara Friddi
90026|PA|Fasanò|Petralia Soprana|Pianello|Pianello di Petralia Sottana|Raffo
90027|PA|Petralia Sottana
90028|PA|Polizzi Generosa
90029|PA|Valledolmo
90030|PA|Altofonte|Blandino|Bolognetta|Campofelice di Fitalia|Campofiorito|Castronuovo di Sicilia|Cefalà Diana|Contessa Entellina|Giuliana|Godrano|Mezzojuso|Palazzo Adriano|Piano Maglio|Santa Cristina Gela|Villafrati
90031|PA|Belmonte Mezzagno
90032|PA|Bisacquino
90033|PA|Chiusa Sclafani|San Carlo
90034|PA|Corleone|Ficuzza
90035|PA|Marineo
90036|PA|Misilmeri|Portella di Mare
90037|PA|Piana degli Albanesi
90038|PA|Filaga|Prizzi
90039|PA|Villabate
90040|PA|Capaci|Cortiglia|Giardinello|Grisì|Isola delle Femmine|Montelepre|Roccamena|San Cipirello|Torretta|Trappeto
90041|PA|Balestrate|Foce
90042|PA|Borgetto
90043|PA|Camporeale
90044|PA|Carini|Villagrazia di Carini
90045|PA|Cinisi|Punta Raisi Aeroporto
90046|PA|Malpasso|Monreale|Pioppo|Poggio San Francesco|San Martino delle Scale|Villa Ciambra
90047|PA|Partinico
90048|PA|San Giuseppe Jato
90049|PA|Città del Mare|Terrasini
90100|PA|Palermo
90121|PA|Palermo
90122|PA|Palermo
90123|PA|Palermo
90124|PA|Palermo
90125|PA|Palermo
90126|PA|Palermo
90127|PA|Palermo
90128|PA|Palermo
90129|PA|Palermo
90131|PA|Palermo
90132|PA|Palermo
90133|PA|Palermo
90134|PA|Palermo
90135|PA|Palermo
90136|PA|Palermo
90137|PA|Palermo
90138|PA|Palermo
90139|PA|Palermo
90140|PA|Palermo
90141|PA|Palermo
90142|PA|Palermo
90143|PA|Palermo
90144|PA|Palermo
90145|PA|Palermo
90146|PA|Palermo
90147|PA|Palermo
90148|PA|Palermo
90149|PA|Palermo
90151|PA|Palermo
91010|TP|Castelluzzo|Macari|Marettimo|San Vito Lo Capo|Vita
91011|TP|Alcamo
91012|TP|Battaglia|Bruca|Buseto Palizzolo
91013|TP|Calatafimi|Calatafimi Segesta|Sasi
91014|TP|Castellammare del Golfo|Castello Inici|Scopello
91015|TP|Custonaci|Purgatorio|Sperone di Custonaci
91016|TP|Ballata|Casa Santa|Erice|Napola|Pizzolungo|Rigaletta|San Giuliano Trentapiedi
91017|TP|Kamma|Pantelleria|Pantelleria Aeroporto|Scauri|Scauri Siculo
91018|TP|Filci|Gorgazzo|Salemi|San Ciro|Ulmi
91019|TP|Bonagia|Crocci|Crocevie|Fico|Sant'Andrea Bonagia|Tonnara di Bonagia|Valderice
91020|TP|Costiera di Mazara|Granitola|Petrosino|Poggioreale|Salaparuta
91021|TP|Campobello di Mazara|Tre Fontane
91022|TP|Castelvetrano|Marinella|Marinella di Selinunte|Triscina
91023|TP|Favignana|Levanzo
91024|TP|Gibellina|Villaggio Madonna delle Grazie
91025|TP|Bufalata|Ciavolo|Ciavolotto|Marsala|Matarocco|Paolini|Ragattisi|Santo Padre delle Perriere|Spagnola|Strasatti di Marsala|Tabaccaro|Terrenove Bambina
91026|TP|Mazara del Vallo
91027|TP|Dattilo|Nubia|Paceco
91028|TP|Partanna
91029|TP|Santa Ninfa
91100|TP|Trapani
92010|AG|Alessandria della Rocca|Bivona|Burgio|Calamonaci|Caltabellotta|Joppolo Giancaxio|Lampedusa|Lampedusa e Linosa|Linosa|Lucca Sicula|Montallegro|Montevago|Realmonte|Sant'Anna|Sant'Anna di Caltabellotta|Siculiana
92011|AG|Cattolica Eraclea
92012|AG|Cianciana
92013|AG|Menfi
92014|AG|Porto Empedocle
92015|AG|Raffadali
92016|AG|Borgo Bonsignore|Ribera
92017|AG|Sambuca di Sicilia
92018|AG|Santa Margherita di Belice
92019|AG|Sciacca
92020|AG|Camastra|Castrofilippo|Comitini|Grotte|Palma di Montechiaro|Racalmuto|San Biagio Platani|San Giovanni Gemini|Sant'Angelo Muxaro|Santa Elisabetta|Santo Stefano Quisquina|Villafranca Sicula
92021|AG|Aragona|Caldare
92022|AG|Borgo Callea|Cammarata
92023|AG|Campobello di Licata
92024|AG|Canicattì
92025|AG|Casteltermini|Casteltermini Zolfare|Zolfare
92026|AG|Favara
92027|AG|Licata
92028|AG|Naro
92029|AG|Campobello Ravanusa Stazione|Ravanusa
92100|AG|Agrigento
93010|CL|Acquaviva Platani|Bompensiere|Campofranco|Delia|Marianopoli|Milena|Montedoro|Resuttano|Serradifalco|Sutera|Vallelunga Pratameno|Villalba
93011|CL|Butera
93012|CL|Gela
93013|CL|Mazzarino
93014|CL|Mussomeli|Polizzello
93015|CL|Niscemi
93016|CL|Riesi
93017|CL|San Cataldo
93018|CL|Santa Caterina Villarmosa
93019|CL|Sommatino|Trabia Miniere
93100|CL|Caltanissetta
94010|EN|Aidone|Assoro|Borgo Baccarato|Cacchiamo|Calascibetta|Catenanuova|Centuripe|Cerami|Gagliano Castelferrato|Nissoria|San Giorgio|Sperlinga|Villapriolo|Villarosa
94011|EN|Agira
94012|EN|Barrafranca
94013|EN|Leonforte
94014|EN|Nicosia|San Giacomo
94015|EN|Grottacalda|Piazza Armerina
94016|EN|Pietraperzia
94017|EN|Regalbuto
94018|EN|Troina
94019|EN|Valguarnera Caropepe
94100|EN|Enna
95010|CT|Dagala del Re|Fornazzo|Linera|Milo|Sant'Alfio|Santa Venerina
95011|CT|Calatabiano|Pasteria
95012|CT|Castiglione di Sicilia|Mitogio|Passopisciaro|Solicchiata|Verzella
95013|CT|Fiumefreddo di Sicilia
95014|CT|Altarello|Carruba|Giarre|Macchia di Giarre|San Giovanni|San Giovanni Montebello|San Leonardello|Trepunti
95015|CT|Linguaglossa
95016|CT|Carrabba|Mascali|Nunziata|Portosalvo|Santa Venera
95017|CT|Piedimonte Etneo|Presa|Vena
95018|CT|Riposto|Torre Archirafi
95019|CT|Fleri|Pisano Etneo|Sarro|Zafferana Etnea
95020|CT|Aci Bonaccorsi
95021|CT|Aci Castello|Aci Trezza|Cannizzaro|Ficarazzi
95022|CT|Aci Catena|Aci San Filippo|Eremo Sant'Anna|Nizzeti|San Nicolò|Vampolieri
95024|CT|Aci Platani|Acireale|Guardia|Mangano|Pennisi|Piano d'Api|Pozzillo|Santa Maria degli Ammalati|Santa Maria La Scala|Santa Tecla di Acireale|Scillichenti|Stazzo
95025|CT|Aci Sant'Antonio|Lavina|Lavinaio|Monterosso|Monterosso Etneo|Santa Maria La Stella
95027|CT|Cerza|San Gregorio di Catania
95028|CT|Valverde
95029|CT|Viagrande
95030|CT|Canalicchio|Gravina di Catania|Maniace|Mascalucia|Nicolosi|Pedara|Ragalna|San Pietro Clarenza|Sant'Agata Li Battiati|Tremestieri Etneo
95031|CT|Adrano
95032|CT|Belpasso|Borrello di Catania|Palazzolo|Piano Tavola|Villaggio del Pino|Villaggio Le Ginestre
95033|CT|Biancavilla
95034|CT|Bronte
95035|CT|Maletto
95036|CT|Calderara|Randazzo
95037|CT|San Giovanni La Punta|Trappeto
95038|CT|Santa Maria di Licodia
95039|CT|Trecastagni
95040|CT|Camporotondo Etneo|Carrubbo|Castel di Iudica|Cinquegrana|Giumarra|Libertinia|Licodia Eubea|Mazzarrone|Mirabella Imbaccari|Motta Sant'Anastasia|Raddusa|Ramacca|San Cono|San Michele di Ganzaria
95041|CT|Caltagirone|Granieri|San Pietro di Caltagirone|Santo Pietro
95042|CT|Grammichele
95043|CT|Militello in Val di Catania
95044|CT|Borgo Lupo|Mineo
95045|CT|Misterbianco|San Nullo
95046|CT|Palagonia
95047|CT|Paternò|Sferro
95048|CT|Scordia
95049|CT|Vizzini
95100|CT|Catania
95121|CT|Catania
95122|CT|Catania
95123|CT|Catania
95124|CT|Catania
95125|CT|Catania
95126|CT|Catania
95127|CT|Catania
95128|CT|Catania
95129|CT|Catania
95130|CT|Catania
95131|CT|Catania
96010|SR|Buccheri|Buscemi|Canicattini Bagni|Cassaro|Ferla|Marina di Melilli|Melilli|Palazzolo Acreide|Portopalo di Capo Passero|Priolo Gargallo|Rizzolo|San Focà|Solarino|Sortino|Villasmundo
96011|SR|Augusta|Brucoli
96012|SR|Avola
96013|SR|Borgo Rizza|Carlentini|Pedagaggi
96014|SR|Floridia
96015|SR|Francofonte
96016|SR|Lentini
96017|SR|Castelluccio|Noto|Rigolizia|San Corrado di Fuori|San Paolo|San Paolo di Noto|Santa Lucia|Santa Lucia di Noto|Testa dell'Acqua
96018|SR|Marzamemi|Pachino
96019|SR|Rosolini
96100|SR|Siracusa
97010|RG|Bellocozzo|Giarratana|Marina di Modica|Marina di Ragusa|Monterosso Almo|Roccazzo
97011|RG|Acate
97012|RG|Chiaramonte Gulfi
97013|RG|Comiso|Pedalino
97014|RG|Ispica
97015|RG|Cava d'Ispica|Frigintini|Modica|Modica Alta|Rocciola Sorda
97016|RG|Pozzallo
97017|RG|Donnafugata|Santa Croce Camerina
97018|RG|Cava d'Aliga|Donnalucata|Jungi|Sampieri|Scicli
97019|RG|Scoglitti|Vittoria
97100|RG|Ragusa
98020|ME|Alì|Locadi|Mandanici|Pagliara|Rocchenere
98021|ME|Alì Terme
98022|ME|Fiumedinisi
98023|ME|Furci Siculo
98025|ME|Itala|Itala Marina
98026|ME|Nizza di Sicilia
98027|ME|Allume|Roccalumera|Sciglio
98028|ME|Barracca|Misserio|Santa Teresa di Riva
98029|ME|Guidomandri|Guidomandri Marina|Guidomandri Superiore|Scaletta Zanclea
98030|ME|Antillo|Castelmola|Floresta|Forza d'Agrò|Gaggi|Gallodoro|Limina|Malvagna|Melia|Moio Alcantara|Mongiuffi|Mongiuffi Melia|Motta Camastra|Roccafiorita|Roccella Valdemone|San Teodoro|Sant'Alessio Siculo|Santa Domenica Vittoria
98031|ME|Capizzi
98032|ME|Casalvecchio Siculo|Misitano|Misitano Inferiore|Misitano Superiore
98033|ME|Cesarò
98034|ME|Francavilla di Sicilia
98035|ME|Giardini Naxos|Naxos|Pallio
98036|ME|Graniti
98037|ME|Letojanni
98038|ME|Rina|Savoca
98039|ME|Chianchitta|Mazzarò|Mazzeo|Taormina|Trappitello
98040|ME|Condrò|Fondachello|Gualtieri Sicaminò|Merì|Roccavaldina|Scala di Torregrotta|Soccorso|Torregrotta|Valdina|Venetico|Venetico Marina|Venetico Superiore
98041|ME|Monforte Marina|Monforte San Giorgio|Pellegrino
98042|ME|Giammoro|Pace del Mela
98043|ME|Gimello|Rometta|Rometta Marea|Sant'Andrea
98044|ME|Archi|Cattafi|Corriolo|Olivarella|San Filippo del Mela
98045|ME|San Pier Marina|San Pier Niceto
98046|ME|Santa Lucia del Mela
98047|ME|Cavaliere|Saponara|Saponara Marittima|Scarcelli
98048|ME|San Martino|San Martino Spadafora|Spadafora
98049|ME|Calvaruso|Divieto|Serro|Villafranca Tirrena
98050|ME|Alicudi|Alicudi Porto|Castroreale Terme|Evangelisti|Fantina|Filicudi|Filicudi Porto|Fondachelli Fantina|Ginostra|Ginostra di Lipari|Leni|Lingua|Malfa|Panarea|Pecorini a Mare|Rubino|Santa Marina Salina|Stromboli|Terme Vigliatore|Vigliatore|Vulcano|Vulcano Porto
98051|ME|Acquaficara|Barcellona Pozzo di Gotto|Calderà|Cannistrà|Gala|La Gala|Porto Salvo|Pozzo di Gotto|San Paolo|Sant'Antonino Convento|Sant'Antonio
98053|ME|Bafia|Castroreale|Protonotaro
98054|ME|Furnari|Tonnarella
98055|ME|Canneto|Canneto Lipari|Lipari|Pianoconte|Quattropani
98056|ME|Mazzarrà Sant'Andrea
98057|ME|Milazzo|San Pietro di Milazzo|Santa Marina di Milazzo
98058|ME|Novara di Sicilia|San Basilio di Novara di Sicilia
98059|ME|Milici|Rodì Milici
98060|ME|Basicò|Belvedere|Campogrande|Cavallo Pastorio|Falcone|Fiumara di Piraino|Gliaca|Montagnareale|Oliveri|Piraino|Salinà|San Lorenzitto|San Silvestro|Sant'Angelo di Brolo|Santa Maria Lo Piano|Tripi|Ucria
98061|ME|Brolo
98062|ME|Ficarra
98063|ME|Gioiosa Marea|Magaro|San Giorgio
98064|ME|Colla Maffone|Librizzi|Nasidi
98065|ME|Braidi|Montalbano Elicona|Santa Barbara
98066|ME|Case Nuove Russo|Marina di Patti|Mongiove|Patti|San Cosimo|Scala|Tindari
98067|ME|Fondachello di Raccuja|Raccuja|Zappa
98068|ME|Fiumara|San Piero Patti|Tesoriero
98069|ME|Sinagra
98070|ME|Acquedolci|Alcara Li Fusi|Capri Leone|Castel di Lucio|Castell'Umberto|Frazzanò|Galati Mamertino|Longi|Militello Rosmarino|Mirto|Motta d'Affermo|Pettineo|Reitano|Rocca di Capri Leone|San Basilio|San Marco d'Alunzio|San Salvatore di Fitalia|Sfaranda|Torremuzza|Torrenova
98071|ME|Capo d'Orlando|Piana di Capo d'Orlando|Scafa
98072|ME|Canneto di Caronia|Caronia|Marina di Caronia
98073|ME|Mistretta
98074|ME|Cresta|Malò|Naso
98075|ME|San Fratello
98076|ME|Sant'Agata di Militello|Torrecandele|Vallebruca
98077|ME|Santo Stefano di Camastra
98078|ME|Grazia|Ilombati|Moira|Sant'Antonino Sciortino|Sceti|Tortorici
98079|ME|Castel di Tusa|Tusa
98100|ME|Messina
98121|ME|Messina
98122|ME|Messina
98123|ME|Messina
98124|ME|Messina
98125|ME|Messina
98126|ME|Messina
98127|ME|Messina
98128|ME|Messina
98129|ME|Messina
98130|ME|Messina
98131|ME|Messina
98132|ME|Messina
98133|ME|Messina
98134|ME|Messina
98135|ME|Messina
98136|ME|Messina
98137|ME|Messina
98138|ME|Messina
98139|ME|Messina
98140|ME|Messina
98141|ME|Messina
98142|ME|Messina
98143|ME|Messina
98144|ME|Messina
98145|ME|Messina
98146|ME|Messina
98147|ME|Messina
98148|ME|Messina
98149|ME|Messina
98150|ME|Messina
98151|ME|Messina
98152|ME|Messina
98153|ME|Messina
98154|ME|Messina
98155|ME|Messina
98156|ME|Messina
98157|ME|Messina
98158|ME|Messina
98159|ME|Messina
98160|ME|Messina
98161|ME|Messina
98162|ME|Messina
98163|ME|Messina
98164|ME|Messina
98165|ME|Messina
98166|ME|Messina
98167|ME|Messina
98168|ME|Messina
`;

export default table;
