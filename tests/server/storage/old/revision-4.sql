BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE away (
	since DOUBLE NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (since)
);
CREATE TABLE beats (
	process VARCHAR(32) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (process)
);
INSERT INTO "beats" VALUES('6fbd78db99a5a12e',1.79512470800642275807e+09);
CREATE TABLE chats (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	PRIMARY KEY ("table", number), 
	CONSTRAINT one_line_per_command UNIQUE ("table", seat, command)
);
INSERT INTO "chats" VALUES('972214a00feb5e14',1,1.79512466602829837795e+09,0,'Good luck','c1-7f2f3056bd50');
INSERT INTO "chats" VALUES('972214a00feb5e14',2,1.79512466603206753733e+09,1,'Thanks','c1-7f2f2dbef090');
INSERT INTO "chats" VALUES('9c27163ff3d51469',1,1.79512468390437674521e+09,0,'Good luck','c1-7f2f30707bd0');
INSERT INTO "chats" VALUES('9c27163ff3d51469',2,1.79512468390755581854e+09,1,'Thanks','c1-7f2f2db009d0');
CREATE TABLE events (
	"table" VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	seat INTEGER, 
	entry TEXT NOT NULL, 
	command VARCHAR(64), 
	PRIMARY KEY ("table", seq), 
	CONSTRAINT one_entry_per_command UNIQUE ("table", seat, command)
);
INSERT INTO "events" VALUES('972214a00feb5e14',1,1.79512466598005223272e+09,NULL,'{"kind":"seated","seat":0}',NULL);
INSERT INTO "events" VALUES('972214a00feb5e14',2,1.79512466598005223272e+09,NULL,'{"kind":"filled","seat":2,"bot":"random"}',NULL);
INSERT INTO "events" VALUES('972214a00feb5e14',3,1.79512466601024579999e+09,NULL,'{"kind":"seated","seat":1}',NULL);
INSERT INTO "events" VALUES('972214a00feb5e14',4,1.79512466601024579999e+09,NULL,'{"kind":"started","deck":["ART6","PET7","BET9","COL6","BET8","PET3","BET1","ZEU1","AKR6","BAB2","AKR3","PYR6","KOL2","BAB7","COL7","AKR7","ART8","COL2","KOL8","ART4","ZEU7","PET1","BET7","MAU9","BAB4","ART9","PHA9","PYR8","PET2","KOL4","COL3","KOL7","KOL5","BET2","PHA5","AKR9","ART2","PHA2","KOL3","AKR8","COL4","BET6","ZEU3","ART1","COL1","BAB8","MAU5","MAU3","KOL9","COL8","PYR9","PYR7","BAB1","PHA1","ZEU6","KOL1","ZEU9","ART3","BAB5","PET9","PHA4","AKR1","MAU8","PYR5","PHA8","BET5","ZEU8","PYR3","BAB9","ZEU2","ZEU4","MAU1","PHA3","AKR2","PET4","AKR5","PET6","BAB3","PYR1","BET3","PET8","MAU7","PHA7","MAU2","PYR2","COL9","ART7","MAU6"],"first":1}',NULL);
INSERT INTO "events" VALUES('972214a00feb5e14',5,1.79512466664581561088e+09,1,'{"kind":"played","play":"take AKR7"}','c2-7f2f2dbef090');
INSERT INTO "events" VALUES('972214a00feb5e14',6,1.79512466695610594744e+09,1,'{"kind":"undone","to":4}','c3-7f2f2dbef090');
INSERT INTO "events" VALUES('972214a00feb5e14',7,1.79512466756835079194e+09,1,'{"kind":"played","play":"buy ZEU1 BET1"}','c4-7f2f2dbef090');
INSERT INTO "events" VALUES('972214a00feb5e14',8,1.79512466818255710596e+09,1,'{"kind":"played","play":"draw"}','c5-7f2f2dbef090');
INSERT INTO "events" VALUES('972214a00feb5e14',9,1.79512466879413223269e+09,1,'{"kind":"played","play":"draw"}','c6-7f2f2dbef090');
INSERT INTO "events" VALUES('972214a00feb5e14',10,1.79512466940577650065e+09,1,'{"kind":"played","play":"score AKR6 PET3"}','c7-7f2f2dbef090');
INSERT INTO "events" VALUES('972214a00feb5e14',11,1.79512467004090404509e+09,1,'{"kind":"played","play":"take AKR7"}','c8-7f2f2dbef090');
INSERT INTO "events" VALUES('972214a00feb5e14',12,1795124670.68311,1,'{"kind":"played","play":"end"}','c9-7f2f2dbef090');
INSERT INTO "events" VALUES('972214a00feb5e14',13,1.79512467068610024451e+09,2,'{"kind":"played","play":"draw","by":"bot"}',NULL);
INSERT INTO "events" VALUES('972214a00feb5e14',14,1.79512467069061398502e+09,2,'{"kind":"played","play":"buy PET1 COL7","by":"bot"}',NULL);
INSERT INTO "events" VALUES('972214a00feb5e14',15,1.79512467069332051273e+09,2,'{"kind":"played","play":"take COL2","by":"bot"}',NULL);
INSERT INTO "events" VALUES('972214a00feb5e14',16,1.79512467071116805072e+09,2,'{"kind":"played","play":"take ZEU7","by":"bot"}',NULL);
INSERT INTO "events" VALUES('972214a00feb5e14',17,1795124670.72678,2,'{"kind":"played","play":"take ART8","by":"bot"}',NULL);
INSERT INTO "events" VALUES('972214a00feb5e14',18,1.79512467073336434361e+09,2,'{"kind":"played","play":"end","by":"bot"}',NULL);
INSERT INTO "events" VALUES('972214a00feb5e14',19,1.79512467134176826469e+09,0,'{"kind":"played","play":"draw"}','c2-7f2f3056bd50');
INSERT INTO "events" VALUES('972214a00feb5e14',20,1.7951246721602938175e+09,0,'{"kind":"played","play":"erect ART6 ART9"}','c3-7f2f3056bd50');
INSERT INTO "events" VALUES('972214a00feb5e14',21,1.79512467276363062856e+09,0,'{"kind":"played","play":"erect BET8 BET9"}','c4-7f2f3056bd50');
INSERT INTO "events" VALUES('972214a00feb5e14',22,1.79512467336710357661e+09,0,'{"kind":"played","play":"end"}','c5-7f2f3056bd50');
INSERT INTO "events" VALUES('972214a00feb5e14',23,1.79512467397026181221e+09,1,'{"kind":"played","play":"take MAU9"}','c10-7f2f2dbef090');
INSERT INTO "events" VALUES('972214a00feb5e14',24,1.79512467457571887972e+09,1,'{"kind":"played","play":"score ART4 AKR7"}','c11-7f2f2dbef090');
INSERT INTO "events" VALUES('972214a00feb5e14',25,1.79512467518606090542e+09,1,'{"kind":"played","play":"score BAB2 KOL8"}','c12-7f2f2dbef090');
INSERT INTO "events" VALUES('972214a00feb5e14',26,1.79512467579038619992e+09,1,'{"kind":"played","play":"end"}','c13-7f2f2dbef090');
INSERT INTO "events" VALUES('972214a00feb5e14',27,1.79512467582188439373e+09,2,'{"kind":"played","play":"score COL2 KOL2","by":"bot"}',NULL);
INSERT INTO "events" VALUES('972214a00feb5e14',28,1.79512467583266162873e+09,2,'{"kind":"played","play":"take PHA9","by":"bot"}',NULL);
INSERT INTO "events" VALUES('972214a00feb5e14',29,1.7951246758340289592e+09,2,'{"kind":"played","play":"draw","by":"bot"}',NULL);
INSERT INTO "events" VALUES('972214a00feb5e14',30,1.79512467583519458769e+09,2,'{"kind":"played","play":"end","by":"bot"}',NULL);
INSERT INTO "events" VALUES('972214a00feb5e14',31,1.79512467643715167052e+09,0,'{"kind":"played","play":"acquire hero"}','c6-7f2f3056bd50');
INSERT INTO "events" VALUES('972214a00feb5e14',32,1.79512467704088544842e+09,0,'{"kind":"played","play":"take BAB4"}','c7-7f2f3056bd50');
INSERT INTO "events" VALUES('972214a00feb5e14',33,1.79512467764745068548e+09,0,'{"kind":"played","play":"score BAB4 PET7"}','c8-7f2f3056bd50');
INSERT INTO "events" VALUES('972214a00feb5e14',34,1.79512467825624442096e+09,0,'{"kind":"played","play":"hero take PET2"}','c9-7f2f3056bd50');
INSERT INTO "events" VALUES('972214a00feb5e14',35,1.79512467885940456388e+09,0,'{"kind":"played","play":"end"}','c10-7f2f3056bd50');
INSERT INTO "events" VALUES('972214a00feb5e14',36,1.79512467946609640115e+09,1,'{"kind":"played","play":"history"}','c14-7f2f2dbef090');
INSERT INTO "events" VALUES('972214a00feb5e14',37,1.79512468007742476464e+09,1,'{"kind":"played","play":"end"}','c15-7f2f2dbef090');
INSERT INTO "events" VALUES('972214a00feb5e14',38,1.79512468008491134644e+09,2,'{"kind":"played","play":"take BET7","by":"bot"}',NULL);
INSERT INTO "events" VALUES('972214a00feb5e14',39,1.79512468008621478079e+09,2,'{"kind":"played","play":"take COL3","by":"bot"}',NULL);
INSERT INTO "events" VALUES('972214a00feb5e14',40,1.79512468008772611621e+09,2,'{"kind":"played","play":"buy ART8 PYR8","by":"bot"}',NULL);
INSERT INTO "events" VALUES('972214a00feb5e14',41,1.79512468009010148044e+09,2,'{"kind":"played","play":"draw","by":"bot"}',NULL);
INSERT INTO "events" VALUES('972214a00feb5e14',42,1.79512468009470438955e+09,2,'{"kind":"played","play":"take KOL4","by":"bot"}',NULL);
INSERT INTO "events" VALUES('972214a00feb5e14',43,1.79512468009863257415e+09,2,'{"kind":"played","play":"end","by":"bot"}',NULL);
INSERT INTO "events" VALUES('972214a00feb5e14',44,1.79512468073034596439e+09,0,'{"kind":"played","play":"take BET2"}','c11-7f2f3056bd50');
INSERT INTO "events" VALUES('972214a00feb5e14',45,1.79512468133614635471e+09,0,'{"kind":"played","play":"improve BET2"}','c12-7f2f3056bd50');
INSERT INTO "events" VALUES('972214a00feb5e14',46,1.79512468235329246523e+09,0,'{"kind":"undone","to":44}','c13-7f2f3056bd50');
INSERT INTO "events" VALUES('9c27163ff3d51469',1,1.79512468386126613616e+09,NULL,'{"kind":"seated","seat":0}',NULL);
INSERT INTO "events" VALUES('9c27163ff3d51469',2,1.79512468386126613616e+09,NULL,'{"kind":"filled","seat":2,"bot":"random"}',NULL);
INSERT INTO "events" VALUES('9c27163ff3d51469',3,1.79512468388415145871e+09,NULL,'{"kind":"seated","seat":1}',NULL);
INSERT INTO "events" VALUES('9c27163ff3d51469',4,1.79512468388415145871e+09,NULL,'{"kind":"started","deck":["PIS","SYD","ZIM","AVALANCHE","PYR","SAM","MAC","COL","UMA","DROUGHT","ROC","ZIG","PET","LIB","JAM","SUN","NAN","EIF","WAL","PER","NOT","SHI","BOR","SAB","TIK","LES","CRA","GAR","HAG","SPH","CHA","KOE","STO","EARTHQUAKE","TAJ","FLOOD","PAR","FOR","ANG"],"first":1}',NULL);
INSERT INTO "events" VALUES('9c27163ff3d51469',5,1.795124684510793209e+09,1,'{"kind":"played","play":"choose date"}','c2-7f2f2db009d0');
INSERT INTO "events" VALUES('9c27163ff3d51469',6,1.79512468451523852347e+09,2,'{"kind":"played","play":"challenge footprint","by":"bot"}',NULL);
INSERT INTO "events" VALUES('9c27163ff3d51469',7,1.79512468541946601865e+09,0,'{"kind":"played","play":"say"}','c2-7f2f30707bd0');
INSERT INTO "events" VALUES('9c27163ff3d51469',8,1.79512468632335877422e+09,1,'{"kind":"played","play":"say"}','c3-7f2f2db009d0');
INSERT INTO "events" VALUES('9c27163ff3d51469',9,1.7951246863259065151e+09,2,'{"kind":"played","play":"choose date","by":"bot"}',NULL);
INSERT INTO "events" VALUES('9c27163ff3d51469',10,1.79512468722846126557e+09,0,'{"kind":"played","play":"say"}','c3-7f2f30707bd0');
INSERT INTO "events" VALUES('9c27163ff3d51469',11,1.79512468813145637512e+09,1,'{"kind":"played","play":"challenge feat"}','c4-7f2f2db009d0');
INSERT INTO "events" VALUES('9c27163ff3d51469',12,1.79512468813829326628e+09,2,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('9c27163ff3d51469',13,1.79512468906066918368e+09,0,'{"kind":"played","play":"say"}','c4-7f2f30707bd0');
INSERT INTO "events" VALUES('9c27163ff3d51469',14,1.79512468906328773502e+09,2,'{"kind":"played","play":"choose feat","by":"bot"}',NULL);
INSERT INTO "events" VALUES('9c27163ff3d51469',15,1.79512468996604728703e+09,0,'{"kind":"played","play":"say"}','c5-7f2f30707bd0');
INSERT INTO "events" VALUES('9c27163ff3d51469',16,1.79512469086978435515e+09,1,'{"kind":"played","play":"say"}','c5-7f2f2db009d0');
INSERT INTO "events" VALUES('9c27163ff3d51469',17,1.79512469087581944468e+09,2,'{"kind":"played","play":"choose footprint","by":"bot"}',NULL);
INSERT INTO "events" VALUES('9c27163ff3d51469',18,1.79512469178003454201e+09,0,'{"kind":"played","play":"avalanche"}','c6-7f2f30707bd0');
INSERT INTO "events" VALUES('9c27163ff3d51469',19,1.79512469269383764273e+09,0,'{"kind":"played","play":"challenge feat"}','c7-7f2f30707bd0');
INSERT INTO "events" VALUES('9c27163ff3d51469',20,1.79512469363333892818e+09,1,'{"kind":"played","play":"say"}','c6-7f2f2db009d0');
INSERT INTO "events" VALUES('9c27163ff3d51469',21,1795124693.63825,2,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('9c27163ff3d51469',22,1.79512469455265665048e+09,1,'{"kind":"played","play":"choose feat"}','c7-7f2f2db009d0');
INSERT INTO "events" VALUES('9c27163ff3d51469',23,1.79512469455966258051e+09,2,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('9c27163ff3d51469',24,1.79512469546312546726e+09,0,'{"kind":"played","play":"challenge height"}','c8-7f2f30707bd0');
INSERT INTO "events" VALUES('9c27163ff3d51469',25,1.7951246963665835857e+09,1,'{"kind":"played","play":"say"}','c8-7f2f2db009d0');
INSERT INTO "events" VALUES('9c27163ff3d51469',26,1.79512469636941218373e+09,2,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('9c27163ff3d51469',27,1.79512469637123441698e+09,2,'{"kind":"played","play":"choose height","by":"bot"}',NULL);
INSERT INTO "events" VALUES('9c27163ff3d51469',28,1.79512469727440762516e+09,0,'{"kind":"played","play":"say"}','c9-7f2f30707bd0');
INSERT INTO "events" VALUES('9c27163ff3d51469',29,1.79512469818533039085e+09,1,'{"kind":"played","play":"say"}','c9-7f2f2db009d0');
INSERT INTO "events" VALUES('9c27163ff3d51469',30,1.79512469913024878508e+09,0,'{"kind":"played","play":"choose feat"}','c10-7f2f30707bd0');
INSERT INTO "events" VALUES('9c27163ff3d51469',31,1.79512470003593444826e+09,1,'{"kind":"played","play":"say"}','c10-7f2f2db009d0');
INSERT INTO "events" VALUES('9c27163ff3d51469',32,1.79512470005126190185e+09,2,'{"kind":"played","play":"earthquake footprint","by":"bot"}',NULL);
INSERT INTO "events" VALUES('9c27163ff3d51469',33,1.79512470095420813556e+09,1,'{"kind":"played","play":"say"}','c11-7f2f2db009d0');
INSERT INTO "events" VALUES('9c27163ff3d51469',34,1.7951247009634163379e+09,2,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('9c27163ff3d51469',35,1.79512470187270689004e+09,0,'{"kind":"played","play":"drought"}','c11-7f2f30707bd0');
INSERT INTO "events" VALUES('9c27163ff3d51469',36,1.79512470278071546549e+09,0,'{"kind":"played","play":"choose height"}','c12-7f2f30707bd0');
INSERT INTO "events" VALUES('9c27163ff3d51469',37,1.79512470368452239032e+09,1,'{"kind":"played","play":"say"}','c12-7f2f2db009d0');
INSERT INTO "events" VALUES('9c27163ff3d51469',38,1.79512470369076275822e+09,2,'{"kind":"played","play":"flood right","by":"bot"}',NULL);
INSERT INTO "events" VALUES('9c27163ff3d51469',39,1.79512470369258928296e+09,2,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('9c27163ff3d51469',40,1.79512470369424462319e+09,2,'{"kind":"played","play":"choose date","by":"bot"}',NULL);
INSERT INTO "events" VALUES('9c27163ff3d51469',41,1.79512470460294198994e+09,0,'{"kind":"played","play":"say"}','c13-7f2f30707bd0');
INSERT INTO "events" VALUES('9c27163ff3d51469',42,1.79512470550858187681e+09,1,'{"kind":"played","play":"say"}','c13-7f2f2db009d0');
CREATE TABLE invitations (
	hash VARCHAR(64) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	made DOUBLE NOT NULL, 
	PRIMARY KEY (hash)
);
CREATE TABLE keys (
	hash VARCHAR(64) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	made DOUBLE NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "keys" VALUES('254b2dcebf32ae4921f2f8af9297870380127e1becc7c1aebca78aea11d7a006','972214a00feb5e14',0,1.79512466597928380964e+09);
INSERT INTO "keys" VALUES('85e0f0dde6c807d151e4593882c58733808ce342ee03ee815fece0daa672e88e','972214a00feb5e14',1,1.79512466601003623008e+09);
INSERT INTO "keys" VALUES('e55730f0966637d4f646e8b9ae3411479b197ab93c6e56d836a6892c53c2d6e1','9c27163ff3d51469',0,1.79512468386067056656e+09);
INSERT INTO "keys" VALUES('329d9423ad86c716df148268b14d01c1d9dfdf483db4c29c0fa9b4c11a68f252','9c27163ff3d51469',1,1.79512468388395714756e+09);
CREATE TABLE leases (
	"table" VARCHAR(32) NOT NULL, 
	process VARCHAR(32) NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY ("table")
);
CREATE TABLE promises (
	promise VARCHAR(64) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	made DOUBLE NOT NULL, 
	PRIMARY KEY (promise)
);
CREATE TABLE seats (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(24), 
	recovery VARCHAR(64), 
	entropy VARCHAR(32), 
	taken DOUBLE, 
	seen DOUBLE, seen_by VARCHAR(32), 
	PRIMARY KEY ("table", seat)
);
INSERT INTO "seats" VALUES('972214a00feb5e14',0,'reserved','Ada','51f222b8e23ce954196a1fb22178c0b8eb67478eeac03dee2ba863cd48da101e','abababababababababababababababab',1.79512466597928380964e+09,NULL,NULL);
INSERT INTO "seats" VALUES('972214a00feb5e14',1,'reserved','Ben','c34fe7ae115cd5034eb5ed71706f13e11f85971b826ffe54b808c6cef117fb24','cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd',1.79512466601003623008e+09,NULL,NULL);
INSERT INTO "seats" VALUES('972214a00feb5e14',2,'bot','Random',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('9c27163ff3d51469',0,'reserved','Ada','910c94ebb95c9cf5e81be211fcfdd27d2e35536399940297df4a23b08871ea5f','abababababababababababababababab',1.79512468386067056656e+09,NULL,NULL);
INSERT INTO "seats" VALUES('9c27163ff3d51469',1,'reserved','Ben','c5874f8425a55cb5a48432bf27316c8e45313dda2e137dcab8c6e2f278aed269','cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd',1.79512468388395714756e+09,NULL,NULL);
INSERT INTO "seats" VALUES('9c27163ff3d51469',2,'bot','Random',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules INTEGER NOT NULL, 
	settings TEXT NOT NULL, 
	phase VARCHAR(8) NOT NULL, 
	made DOUBLE NOT NULL, 
	wake DOUBLE, 
	secret VARCHAR(64), 
	rematch VARCHAR(32), listed BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('972214a00feb5e14','antiquity',1,'{"game":"antiquity","options":"powers=on","seats":3,"host":0,"pace":{"kind":"none","amount":60.0},"absence":0,"chat":true,"hints":null,"listed":true,"wait":false,"commitment":"177fd5a650a1060c5ac1801e61b355341eda918a427c0137911b4913db7945f1","record":null,"cards":""}','playing',1.79512466597928380964e+09,NULL,'fdd500da36316546c30c04027d6e6e4d0eab16eb3b9ac045ae307d9703569890',NULL,1);
INSERT INTO "tables" VALUES('9c27163ff3d51469','fabuleux',1,'{"game":"fabuleux","options":"rounds=20 minutes=15","seats":3,"host":0,"pace":{"kind":"none","amount":60.0},"absence":0,"chat":true,"hints":null,"listed":true,"wait":false,"commitment":"0565f60b5f17422bd72d156d709243ec64ef9427e53dcbca531cda8fada01b70","record":null,"cards":""}','playing',1.79512468386067056656e+09,1.79512558388415145878e+09,'5365d9558ea1d00e44e0a2b40f5349edf7aade37a4a85da0663e90a33e44e20c',NULL,1);
CREATE INDEX ix_tables_phase ON tables (phase);
CREATE INDEX ix_tables_wake ON tables (wake);
CREATE INDEX ix_keys_table ON keys ("table");
CREATE INDEX ix_invitations_table ON invitations ("table");
CREATE INDEX ix_promises_made ON promises (made);
COMMIT;
