BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "beats" VALUES('b982a1273c7c9497',1.79480026130882644648e+09);
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
INSERT INTO "events" VALUES('c524314867f24724',1,1.79480025977746987346e+09,NULL,'{"kind":"seated","seat":0}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',2,1.79480025977746987346e+09,NULL,'{"kind":"filled","seat":1,"bot":"random"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',3,1.79480025977746987346e+09,NULL,'{"kind":"filled","seat":2,"bot":"random"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',4,1.79480025977746987346e+09,NULL,'{"kind":"started","deck":["PET3","PYR1","KOL3","ZEU9","BAB5","PYR2","BET6","PHA4","MAU3","PHA3","PET7","AKR2","PET2","MAU2","BAB7","COL2","AKR9","MAU5","COL9","ZEU1","AKR6","MAU1","BET2","AKR7","BET7","COL1","ART7","COL4","MAU8","PHA5","MAU9","ART9","BAB3","PHA2","KOL1","COL6","PYR3","AKR1","ZEU7","AKR5","ART4","KOL4","BET9","ART1","ZEU8","ART3","ZEU2","PYR7","MAU6","BET1","ART2","ZEU6","PET1","ART8","BAB4","PET8","PYR8","BET3","PYR6","BAB2","COL3","PET9","KOL8","ZEU4","KOL7","PHA8","MAU7","PET6","AKR3","ZEU3","BET5","KOL5","AKR8","COL8","BET8","PHA9","PHA1","BAB1","PYR5","KOL9","PET4","PYR9","KOL2","PHA7","COL7","ART6","BAB9","BAB8"],"first":0}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',5,1.79480025984601783755e+09,0,'{"kind":"played","play":"take COL2"}','c1-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',6,1.79480025986191415784e+09,0,'{"kind":"played","play":"buy KOL3 PET3"}','c2-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',7,1794800259.87825,0,'{"kind":"played","play":"draw"}','c3-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',8,1.79480025989506268503e+09,0,'{"kind":"played","play":"erect COL2 COL9"}','c4-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',9,1.79480025992176890374e+09,0,'{"kind":"played","play":"draw"}','c5-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',10,1.79480025995959234239e+09,0,'{"kind":"played","play":"end"}','c6-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',11,1.79480025998175716402e+09,1,'{"kind":"played","play":"buy MAU3 BET6","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',12,1.79480025998619055743e+09,1,'{"kind":"played","play":"take AKR9","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',13,1.79480025999263620374e+09,1,'{"kind":"played","play":"take MAU5","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',14,1.79480026000017929077e+09,1,'{"kind":"played","play":"take AKR6","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',15,1.79480026000347304341e+09,1,'{"kind":"played","play":"score AKR6 PHA3","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',16,1.79480026000847053529e+09,1,'{"kind":"played","play":"end","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',17,1.79480026001602673531e+09,2,'{"kind":"played","play":"history","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',18,1.79480026002162861824e+09,2,'{"kind":"played","play":"end","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',19,1.79480026002600407601e+09,0,'{"kind":"played","play":"score PYR1 ZEU1"}','c7-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',20,1.79480026004060435294e+09,0,'{"kind":"played","play":"take MAU1"}','c8-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',21,1.79480026005577158925e+09,0,'{"kind":"played","play":"take BET2"}','c9-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',22,1.79480026006489443773e+09,0,'{"kind":"played","play":"buy BAB5 BET2"}','c10-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',23,1.79480026009720611572e+09,0,'{"kind":"played","play":"draw"}','c11-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',24,1.79480026011250352858e+09,0,'{"kind":"played","play":"end"}','c12-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',25,1.79480026013223457337e+09,1,'{"kind":"played","play":"score PYR2 MAU5","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',26,1.79480026014967799187e+09,1,'{"kind":"played","play":"take COL1","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',27,1.79480026016484928131e+09,1,'{"kind":"played","play":"take AKR7","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',28,1.79480026018557810782e+09,1,'{"kind":"played","play":"buy AKR7 COL1","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',29,1.7948002601939108372e+09,1,'{"kind":"played","play":"take ART7","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',30,1.79480026020186781885e+09,1,'{"kind":"played","play":"end","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',31,1.79480026020932555193e+09,2,'{"kind":"played","play":"take COL4","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',32,1.79480026022055172917e+09,2,'{"kind":"played","play":"take MAU8","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',33,1794800260.23055,2,'{"kind":"played","play":"erect MAU8 MAU2","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',34,1.79480026024330449108e+09,2,'{"kind":"played","play":"end","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',35,1.7948002602521569729e+09,0,'{"kind":"played","play":"draw"}','c13-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',36,1.79480026026223540304e+09,0,'{"kind":"played","play":"score BET7 MAU1"}','c14-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',37,1.79480026028285932545e+09,0,'{"kind":"played","play":"buy BAB3 ZEU9"}','c15-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',38,1.79480026029484891888e+09,0,'{"kind":"played","play":"draw"}','c16-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',39,1.79480026031145954126e+09,0,'{"kind":"played","play":"take PHA5"}','c17-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',40,1.7948002603231112957e+09,0,'{"kind":"played","play":"end"}','c18-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',41,1.79480026034261631968e+09,1,'{"kind":"played","play":"buy PHA4 ART7","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',42,1.79480026036527299873e+09,1,'{"kind":"played","play":"take MAU9","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',43,1.79480026038146281246e+09,1,'{"kind":"played","play":"draw","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',44,1.79480026039625883103e+09,1,'{"kind":"played","play":"score AKR9 COL6","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',45,1.79480026040006709095e+09,1,'{"kind":"played","play":"take ART9","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',46,1.79480026041416358944e+09,1,'{"kind":"played","play":"end","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',47,1.79480026042233276363e+09,2,'{"kind":"played","play":"score AKR2 PET2","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',48,1.79480026043576407429e+09,2,'{"kind":"played","play":"buy COL4 PET7","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',49,1.79480026044654440882e+09,2,'{"kind":"played","play":"take PYR3","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',50,1.79480026046473145487e+09,2,'{"kind":"played","play":"take AKR1","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',51,1.79480026047651267055e+09,2,'{"kind":"played","play":"score BAB7 AKR1","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',52,1.79480026049725747104e+09,2,'{"kind":"played","play":"end","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',53,1.79480026051491832733e+09,0,'{"kind":"played","play":"buy PHA2 PHA5"}','c19-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',54,1.79480026053147768971e+09,0,'{"kind":"played","play":"draw"}','c20-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',55,1.79480026054012894629e+09,0,'{"kind":"played","play":"draw"}','c21-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',56,1.79480026055339455604e+09,0,'{"kind":"played","play":"take KOL1"}','c22-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',57,1.7948002605618214607e+09,0,'{"kind":"played","play":"draw"}','c23-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',58,1.79480026058211040496e+09,0,'{"kind":"played","play":"end"}','c24-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',59,1.79480026059748101231e+09,1,'{"kind":"played","play":"take ZEU7","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',60,1.79480026060104632377e+09,1,'{"kind":"played","play":"score MAU9 ART9","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',61,1.79480026061031556127e+09,1,'{"kind":"played","play":"take AKR5","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',62,1.79480026062263703346e+09,1,'{"kind":"played","play":"end","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',63,1794800260.63471,2,'{"kind":"played","play":"take ART3","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',64,1.79480026064573287966e+09,2,'{"kind":"played","play":"take ART1","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',65,1.79480026065388154985e+09,2,'{"kind":"played","play":"score ART3 PYR3","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',66,1.79480026065623903281e+09,2,'{"kind":"played","play":"end","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',67,1.79480026065876388553e+09,0,'{"kind":"played","play":"draw"}','c25-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',68,1.79480026066656160347e+09,0,'{"kind":"played","play":"buy BET9 MAU6"}','c26-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',69,1.79480026067703819269e+09,0,'{"kind":"played","play":"draw"}','c27-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',70,1.79480026068217301364e+09,0,'{"kind":"played","play":"score ART4 BET1"}','c28-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',71,1.79480026068603110318e+09,0,'{"kind":"played","play":"take ZEU8"}','c29-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',72,1.79480026069017052645e+09,0,'{"kind":"played","play":"end"}','c30-7fe652fabb50');
INSERT INTO "events" VALUES('c524314867f24724',73,1.79480026069717192647e+09,1,'{"kind":"played","play":"take ART2","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',74,1.79480026070492458337e+09,1,'{"kind":"played","play":"draw","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',75,1.7948002607114861011e+09,1,'{"kind":"played","play":"draw","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',76,1.79480026072048282625e+09,1,'{"kind":"played","play":"end","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',77,1.79480026073319196703e+09,2,'{"kind":"played","play":"draw","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',78,1.79480026073767328265e+09,2,'{"kind":"played","play":"take ART8","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',79,1.7948002607442104816e+09,2,'{"kind":"played","play":"erect ART8 ART1","by":"bot"}',NULL);
INSERT INTO "events" VALUES('c524314867f24724',80,1.79480026075156331067e+09,2,'{"kind":"played","play":"end","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',1,1.79480026078079724308e+09,NULL,'{"kind":"seated","seat":0}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',2,1.79480026078079724308e+09,NULL,'{"kind":"filled","seat":1,"bot":"random"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',3,1.79480026078079724308e+09,NULL,'{"kind":"filled","seat":2,"bot":"random"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',4,1.79480026078079724308e+09,NULL,'{"kind":"started","deck":["FOR","NAN","STO","HAG","TIK","EARTHQUAKE","COL","VOLCANO","LES","JAM","BOR","SAM","PET","EIF","NOT","LIB","FLOOD","PER","KOE","ANG","CRA","PYR","UMA","TAJ","SUN","ZIM","ZIG","MAC","SAB","YIN","SPH","PIS","SHI","PAR","HURRICANE","GAR","WAL","SYD","ROC"],"first":1}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',5,1.79480026079838395113e+09,1,'{"kind":"played","play":"choose feat","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',6,1.79480026081983637812e+09,2,'{"kind":"played","play":"challenge footprint","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',7,1.79480026083380556113e+09,0,'{"kind":"played","play":"say"}','c1-7fe652eb1c50');
INSERT INTO "events" VALUES('ff9c917052c5a7f5',8,1.79480026084633684157e+09,1,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',9,1.79480026086072635646e+09,0,'{"kind":"played","play":"choose height"}','c2-7fe652eb1c50');
INSERT INTO "events" VALUES('ff9c917052c5a7f5',10,1.79480026086889433859e+09,1,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',11,1.79480026087494182584e+09,2,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',12,1.79480026088291215891e+09,1,'{"kind":"played","play":"choose date","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',13,1.79480026089021587375e+09,2,'{"kind":"played","play":"challenge footprint","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',14,1.79480026089299678801e+09,0,'{"kind":"played","play":"say"}','c3-7fe652eb1c50');
INSERT INTO "events" VALUES('ff9c917052c5a7f5',15,1.79480026089875674246e+09,1,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',16,1.79480026091289162639e+09,0,'{"kind":"played","play":"choose height"}','c4-7fe652eb1c50');
INSERT INTO "events" VALUES('ff9c917052c5a7f5',17,1.79480026092642474177e+09,1,'{"kind":"played","play":"flood right","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',18,1.79480026094417858119e+09,1,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',19,1.79480026095378232e+09,2,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',20,1.79480026097308444977e+09,1,'{"kind":"played","play":"choose footprint","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',21,1.79480026098559951788e+09,2,'{"kind":"played","play":"challenge height","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',22,1.79480026099514245983e+09,0,'{"kind":"played","play":"say"}','c5-7fe652eb1c50');
INSERT INTO "events" VALUES('ff9c917052c5a7f5',23,1.79480026101400184628e+09,1,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',24,1.79480026102088284492e+09,1,'{"kind":"played","play":"choose footprint","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',25,1.79480026103102684024e+09,2,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',26,1.79480026103836131094e+09,0,'{"kind":"played","play":"earthquake height"}','c6-7fe652eb1c50');
INSERT INTO "events" VALUES('ff9c917052c5a7f5',27,1.79480026104091668123e+09,2,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',28,1.79480026104291057586e+09,0,'{"kind":"played","play":"say"}','c7-7fe652eb1c50');
INSERT INTO "events" VALUES('ff9c917052c5a7f5',29,1.79480026104900145531e+09,1,'{"kind":"played","play":"choose feat","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',30,1.79480026105233621594e+09,2,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',31,1.79480026105494260783e+09,0,'{"kind":"played","play":"volcano"}','c8-7fe652eb1c50');
INSERT INTO "events" VALUES('ff9c917052c5a7f5',32,1.79480026105845046047e+09,0,'{"kind":"played","play":"say"}','c9-7fe652eb1c50');
INSERT INTO "events" VALUES('ff9c917052c5a7f5',33,1.79480026106138563155e+09,0,'{"kind":"played","play":"choose height"}','c10-7fe652eb1c50');
INSERT INTO "events" VALUES('ff9c917052c5a7f5',34,1.7948002610643861294e+09,1,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',35,1.79480026106685161589e+09,2,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',36,1.79480026106982922546e+09,1,'{"kind":"played","play":"choose date","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',37,1.79480026107697486874e+09,2,'{"kind":"played","play":"hurricane","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',38,1.79480026108320879938e+09,2,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',39,1.79480026108722066878e+09,0,'{"kind":"played","play":"say"}','c11-7fe652eb1c50');
INSERT INTO "events" VALUES('ff9c917052c5a7f5',40,1.79480026110372352602e+09,0,'{"kind":"played","play":"choose height"}','c12-7fe652eb1c50');
INSERT INTO "events" VALUES('ff9c917052c5a7f5',41,1.79480026111758041379e+09,1,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',42,1.79480026113200759885e+09,2,'{"kind":"played","play":"say","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',43,1.79480026114402914047e+09,1,'{"kind":"played","play":"choose date","by":"bot"}',NULL);
INSERT INTO "events" VALUES('ff9c917052c5a7f5',44,1.7948002611480591297e+09,2,'{"kind":"played","play":"say","by":"bot"}',NULL);
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
INSERT INTO "keys" VALUES('6ec275a83e9d7a308aaa96f6949e64ac78dd3ecbbcb46d3c528aa9e738f49822','c524314867f24724',0,1.79480025974526667597e+09);
INSERT INTO "keys" VALUES('f2d1a05a6b5052b9534ae3f48458cf3b7d1eedf779c4a51da1a444e5a5e97294','ff9c917052c5a7f5',0,1794800260.75979);
CREATE TABLE leases (
	"table" VARCHAR(32) NOT NULL, 
	process VARCHAR(32) NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY ("table")
);
CREATE TABLE seats (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(24), 
	recovery VARCHAR(64), 
	entropy VARCHAR(32), 
	taken DOUBLE, 
	seen DOUBLE, 
	PRIMARY KEY ("table", seat)
);
INSERT INTO "seats" VALUES('c524314867f24724',0,'reserved','Ada','c3e5242700422b2917680b4914ca5bac7b663d4da632d67526485a82b0ba1124',NULL,1.79480025974526667597e+09,NULL);
INSERT INTO "seats" VALUES('c524314867f24724',1,'bot','Random',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('c524314867f24724',2,'bot','Random 2',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ff9c917052c5a7f5',0,'reserved','Ada','9f97852995afdd9ed61aec104f3006854b54de057000630ae4011ba01b9ed902',NULL,1794800260.75979,NULL);
INSERT INTO "seats" VALUES('ff9c917052c5a7f5',1,'bot','Random',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ff9c917052c5a7f5',2,'bot','Random 2',NULL,NULL,NULL,NULL);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules INTEGER NOT NULL, 
	settings TEXT NOT NULL, 
	phase VARCHAR(8) NOT NULL, 
	made DOUBLE NOT NULL, 
	wake DOUBLE, 
	secret VARCHAR(64), 
	rematch VARCHAR(32), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('c524314867f24724','antiquity',1,'{"game":"antiquity","options":"","seats":3,"host":0,"pace":{"kind":"none","amount":60.0},"absence":0,"chat":true,"hints":null,"listed":true,"wait":false,"commitment":"7178ea5ac6d3673118aa0649e25deaf769768e7665a7a8ab3e9ae4ff950c98b7","record":null,"cards":""}','playing',1.79480025974526667597e+09,NULL,'c6dc3d2deee0f8e2779eb8af9d9a625994afdc7930d54217c7da984c6160f2c7',NULL);
INSERT INTO "tables" VALUES('ff9c917052c5a7f5','fabuleux',1,'{"game":"fabuleux","options":"minutes=15","seats":3,"host":0,"pace":{"kind":"none","amount":60.0},"absence":0,"chat":true,"hints":null,"listed":true,"wait":false,"commitment":"5a1eab4698cca7298f0e1c96e43c34ff2b71a19130a12ee95ecf3e2780a6518f","record":null,"cards":""}','playing',1794800260.75979,1.79480116078079724307e+09,'5f5e6dc52080c43a84e370282bec247f8ea5f10027cd8a524a5c0dec9bcf709f',NULL);
CREATE INDEX ix_tables_phase ON tables (phase);
CREATE INDEX ix_tables_wake ON tables (wake);
CREATE INDEX ix_keys_table ON keys ("table");
CREATE INDEX ix_invitations_table ON invitations ("table");
COMMIT;
