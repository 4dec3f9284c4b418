/** German and French questions, word by word, as far as the analyst's own vocabulary goes. Names are left as they are. */
import { fold } from '@ai-vault/game/search/fold.ts'

type Language = 'German' | 'French'

const PAIRS: Readonly<Record<Language, string>> = {
  German:
    'was soll ich farmen=what should i farm;was kann weg=what can go;was soll ich=what should i;habe ich=do i have;' +
    'hab ich=do i have;besitze ich=do i own;wo bekomme ich=where do i get;wo finde ich=where can i find;' +
    'welche waffen=which weapons;welche waffe=which weapon;mein tresor=my vault;tresor=vault;lager=vault;ist voll=is full;' +
    'zerlegen=dismantle;zerstoren=dismantle;wegwerfen=dismantle;loswerden=get rid of;behalten=keep;doppelte=duplicate;' +
    'duplikate=duplicate;bewerte=rate;bewerten=rate;wie gut ist=how good is;perfekte=god roll;bester=best;beste=best;' +
    'besten=best;bestes=best;handfeuerwaffe=hand cannon;handfeuerwaffen=hand cannon;automatikgewehr=auto rifle;' +
    'impulsgewehr=pulse rifle;scoutgewehr=scout rifle;scharfschutzengewehr=sniper rifle;fusionsgewehr=fusion rifle;' +
    'schrotflinte=shotgun;raketenwerfer=rocket launcher;granatwerfer=grenade launcher;maschinengewehr=machine gun;' +
    'maschinenpistole=submachine gun;bogen=combat bow;schwert=sword;pistole=sidearm;schwere=heavy;waffen=weapons;waffe=weapon;' +
    'rustung=armor;ausrustung=loadout;meine=my;meinen=my;mein=my;meiner=my;diese woche=this week;heute=today;' +
    'heute abend=tonight;machen=do;spielen=play;fur=for;mit=with;und=and;oder=or;vergleiche=compare;vergleich=compare;' +
    'besser=better;als=than;was macht=what does do;erklare=explain;was ist=what is;wie viele=how many;wie hoch=what;' +
    'titel=title;triumphe=triumphs;fast fertig=almost done;fehlen mir=am i missing;fehlen=missing;fehlt=missing;' +
    'exotische=exotic;exotischen=exotic;jager=hunter;warlock=warlock;titan=titan;leere=void;macht=power;erhohen=raise;' +
    'einsatztrupp=fireteam;hilfe=help;was kannst du=what can you do;postmeister=postmaster;im pvp=in pvp;schmelztiegel=crucible;' +
    'was kann ich=what can i;was konnte ich=what could i;kann ich=can i;soll ich=should i;sollte ich=should i;muss ich=should i;' +
    'brauche ich=do i need;ich brauche=i need;ich will=i want;ich mochte=i want;ich habe=i have;hatte ich=did i have;' +
    'welches=which;welcher=which;welchen=which;welche=which;was fur=what kind of;warum=why;wieso=why;wieviele=how many;' +
    'wieviel=how much;wie viel=how much;wie komme ich an=how do i get;wie bekomme ich=how do i get;wie kriege ich=how do i get;' +
    'woher bekomme ich=where do i get;woher kriege ich=where do i get;woher kommt=where is from;wo kriege ich=where do i get;' +
    'wo gibt es=where can i find;wo droppt=where does drop;droppt=drops;wie=how;wo=where;wer=who;wann=when;was=what;' +
    'aus meinem=from my;in meinem=in my;in meiner=in my;auf meinem=on my;meinem=my;meines=my;mir=me;mich=me;ich=i;du=you;' +
    'ist=is;sind=are;war=was;hat=has;habe=have;hab=have;haben=have;wird=will;gibt es=is there;gibt=gives;' +
    'gut=good;gute=good;guter=good;gutes=good;schlecht=bad;stark=strong;starkste=best;starksten=best;schwachste=weakest;' +
    'niedrigste=lowest;niedrigsten=lowest;hochste=highest;meiste=most;meisten=most;mehr=more;' +
    'weg=go;wegschmeissen=dismantle;loschen=dismantle;aufraumen=clean up;ausmisten=clean up;platz=space;voll=full;mull=junk;' +
    'doppelt=duplicate;doppelten=duplicate;mehrfach=duplicate;kopien=copies;' +
    'verbessern=improve;verbessere=improve;besser machen=improve;optimieren=optimize;anders machen=change;andern=change;' +
    'tragen=wear;anziehen=wear;benutzen=use;nutzen=use;nehmen=use;verwenden=use;mitnehmen=bring;anlegen=equip;' +
    'mach=make;mache=make;taugt=is good;kann=can;konnen=can;pack=put;packe=put;kriege=get;lege an=equip;ruste aus=equip;ausrusten=equip;ausruste=equip;lege=put on;ruste=equip;wechsle=switch;verschiebe=move;' +
    'verschieben=move;schicke=send;schick=send;hole=pull;hol=pull;lagere=store;sperre=lock;' +
    'zeig=show;zeige=show;liste=list;suche=find;finde=find;vergleichen=compare;unterschied=difference between;unterschied zwischen=difference between;' +
    'gegen=against;erklar=explain;erklaren=explain;bedeutet=mean;was tut=what does do;funktioniert=work;wirkung=effect;' +
    'erreichen=reach;erreiche=reach;komme ich auf=do i reach;auf 100=to 100;granate=grenade;granaten=grenade;nahkampf=melee;' +
    'gesundheit=health;klasse=class;wert=stat;werte=stats;lichtlevel=light level;powerlevel=power level;machtlevel=power level;' +
    'erhohe=raise;steigere=raise;steigern=raise;infundieren=infuse;infusion=infusion;slot=slot;platze=slots;' +
    'muster=patterns;baupause=patterns;baupausen=patterns;herstellen=craft;schmieden=craft;roten rahmen=pattern;rote rahmen=pattern;' +
    'verkauft=sell;verkaufen=sell;handler=vendor;waffenschmied=gunsmith;kaufen=buy;bietet=sell;angebot=sale;' +
    'kerne=cores;kern=core;prismen=prisms;splitter=shards;wahrungen=currencies;wahrung=currency;materialien=materials;material=materials;' +
    'neu=new;neue=new;neues=new;neuen=new;neueste=newest;neuesten=newest;bekommen=get;gekriegt=get;gefunden=found;seit=since;gestern=yesterday;zuletzt=last;' +
    'gespielt=played;gezockt=played;gemacht=done;benutzt=used;genutzt=used;verwendet=used;hergestellt=crafted;geschmiedet=crafted;nie=never;niemals=never;vorgestern=day before yesterday;montag=monday;dienstag=tuesday;mittwoch=wednesday;donnerstag=thursday;freitag=friday;samstag=saturday;sonntag=sunday;geschafft=finished;gewonnen=won;abgeschlossen=finished;wie oft=how often;runden=matches;spiele=games;einsatze=runs;' +
    'team=team;trupp=fireteam;unser=our;unsere=our;unserem=our;uns=us;wir=we;bereit=ready;kumpels=friends;freunde=friends;' +
    'fertig=done;beinahe=almost;fast=almost;kurz vor=close to;nahe an=close to;abschliessen=finish;vollenden=complete;siegel=seal;katalysator=catalyst;katalysatoren=catalysts;' +
    'exotisches=exotic;exotischer=exotic;exo=exotic;exos=exotics;exotics=exotics;legendare=legendary;' +
    'gegen champions=against champions;barriere=barrier;uberladung=overload;uberladungs=overload;unaufhaltbar=unstoppable;unaufhaltbare=unstoppable;stoppe=stun;stoppen=stun;betaube=stun;womit=what do i use to;' +
    'raidboss=raid boss;boss=boss;bossschaden=boss damage;schaden=damage;endgegner=boss;dungeon=dungeon;verlies=dungeon;strike=strike;' +
    'dammerung=nightfall;grossmeister=grandmaster;prufungen=trials;eisenbanner=iron banner;' +
    'solar=solar;arkus=arc;stasis=stasis;strang=strand;leeren=void;kinetisch=kinetic;energie=energy;primar=primary;spezial=special;schwer=heavy;' +
    'heute nacht=tonight;abend=evening;stunde=hour;stunden=hours;minuten=minutes;wochenende=weekend;zu tun=to do;lohnt sich=is worth doing;lohnen sich=are worth it;lohnt=worth;wert=worth;' +
    'hilf mir=help me;hilf=help;fragen=ask;wer bist du=who are you;was bist du=what are you;hallo=hello;danke=thanks;' +
    'einen=a;einem=a;eine=a;ein=a;der=the;die=the;das=the;den=the;dem=the;des=of;von=of;vom=of;aus=from;im=in;zum=for;zur=for;auf=on;bei=at;am=on;an=on;noch=still;schon=already;nicht=not;kein=no;keine=no;sich=;bitte=please;irgendeine=any;irgendein=any;irgendwelche=any;alle=all;es=it;dieser=this;diese=this;dieses=this;man=i',
  French:
    'que dois je farmer=what should i farm;que farmer=what should i farm;quoi farmer=what should i farm;que dois je=what should i;' +
    'quest ce que je dois=what should i;que puis je=what can i;quest ce que je peux=what can i;est ce que jai=do i have;' +
    'ai je=do i have;ou trouver=where can i find;ou puis je trouver=where can i find;comment obtenir=how to get;' +
    'quelles armes=which weapons;quelle arme=which weapon;quelle est=what is;quel est=what is;quelles sont=what are;' +
    'mon coffre=my vault;coffre=vault;est plein=is full;demanteler=dismantle;jeter=dismantle;detruire=dismantle;' +
    'garder=keep;doublons=duplicate;doublon=duplicate;note=rate;evalue=rate;evaluer=rate;meilleure=best;meilleur=best;' +
    'meilleures=best;meilleurs=best;revolver=hand cannon;revolvers=hand cannon;fusil automatique=auto rifle;' +
    'fusil a impulsion=pulse rifle;fusil declaireur=scout rifle;fusil de precision=sniper rifle;fusil a fusion=fusion rifle;' +
    'fusil a pompe=shotgun;lance roquettes=rocket launcher;lance grenades=grenade launcher;mitrailleuse=machine gun;' +
    'pistolet mitrailleur=submachine gun;arc de combat=combat bow;epee=sword;pistolet=sidearm;arme lourde=heavy;' +
    'armes=weapons;arme=weapon;armure=armor;equipement=loadout;mes=my;mon=my;ma=my;cette semaine=this week;' +
    'aujourdhui=today;aujourd hui=today;ce soir=tonight;faire=do;jouer=play;pour=for;avec=with;et=and;ou=or;comparer=compare;compare=compare;' +
    'mieux=better;que fait=what does do;explique=explain;combien de=how many;titre=title;titres=titles;triomphes=triumphs;' +
    'presque finis=almost done;me manque=am i missing;me manquent=am i missing;exotiques=exotic;exotique=exotic;' +
    'chasseur=hunter;arcaniste=warlock;abyssal=void;puissance=power;augmenter=raise;escouade=fireteam;aide=help;' +
    'que peux tu faire=what can you do;epreuve=crucible;' +
    'est ce que je=do i;est ce que=is;ai je des=do i have;jai=i have;j ai=i have;je veux=i want;il me faut=i need;je cherche=i look for;je dois=i should;dois je=should i;' +
    'puis je=can i;peux je=can i;je peux=i can;peuvent avoir=can roll;peut avoir=can roll;peuvent=can;peut=can;avoir=have;' +
    'comment atteindre=how to reach;comment avoir=how to get;comment augmenter=how to raise;comment=how;atteindre=reach;' +
    'ou est=where is;ou obtenir=where can i get;ou farmer=where to farm;d ou vient=where is from;ou tombe=where does drop;trouver=find;obtenir=get;' +
    'quels=which;quelles=which;quelle=which;quel=which;quoi=what;que=what;pourquoi=why;combien=how many;qui=who;quand=when;qu est ce que=what;quest ce que=what;' +
    'ca fait quoi=what does do;a quoi sert=what does do;sert=do;signifie=mean;veut dire=mean;fonctionne=work;marche=work;expliquer=explain;' +
    'bonne=good;bon=good;bons=good;bonnes=good;mauvaise=bad;nul=bad;fort=strong;forte=strong;plus forte=best;plus fort=best;plus faible=weakest;plus bas=lowest;' +
    'plein=full;vider=clean;nettoyer=clean;place=space;faire de la place=make room;supprimer=dismantle;virer=dismantle;poubelle=junk;' +
    'en double=duplicate;double=duplicate;doubles=duplicate;copies=copies;plusieurs=several;' +
    'ameliorer=improve;ameliore=improve;optimiser=optimize;changer=change;tenue=loadout;config=loadout;' +
    'porter=wear;utiliser=use;prendre=use;equiper=equip;equipe moi=equip;equipe le=equip;equipe la=equip;deplace=move;deplacer=move;envoie=send;envoyer=send;mets=put on;transfere=transfer;verrouille=lock;' +
    'montre=show;montre moi=show me;liste=list;cherche=find;difference entre=difference between;contre=against;' +
    'sante=health;melee=melee;super=super;classe=class;stat=stat;stats=stats;lumiere=light;niveau de puissance=power level;niveau=level;monter=raise;infuser=infuse;emplacement=slot;' +
    'schemas=patterns;schema=patterns;plans=patterns;fabriquer=craft;forger=craft;bordure rouge=pattern;bordures rouges=pattern;' +
    'vend=sell;vendent=sell;vendeur=vendor;marchand=vendor;armurier=gunsmith;acheter=buy;' +
    'noyaux=cores;prismes=prisms;eclats=shards;monnaie=currency;monnaies=currencies;materiaux=materials;' +
    'nouveau=new;nouvelle=new;nouveaux=new;nouvelles=new;recent=recent;recents=recent;depuis hier=since yesterday;hier=yesterday;lundi=monday;mardi=tuesday;mercredi=wednesday;jeudi=thursday;vendredi=friday;samedi=saturday;dimanche=sunday;recu=get;butin=loot;' +
    'dernieres=last;derniers=last;derniere=last;dernier=last;parties=matches;partie=match;gagne=won;fini=finished;termine=finished;joue=played;combien de fois=how often;' +
    'equipe=team;notre=our;nos=our;nous=we;prets=ready;prete=ready;pret=ready;amis=friends;coequipiers=teammates;' +
    'proche=close;proches=close;presque=almost;bientot=soon;finir=finish;termines=done;terminee=done;finie=done;finies=done;terminer=finish;sceau=seal;sceaux=seals;catalyseur=catalyst;catalyseurs=catalysts;' +
    'manquent=missing;manque=missing;manquants=missing;manquant=missing;il me manque=am i missing;legendaire=legendary;legendaires=legendary;' +
    'barriere=barrier;surcharge=overload;implacable=unstoppable;implacables=unstoppable;etourdir=stun;stopper=stun;' +
    'degats=damage;boss de raid=raid boss;donjon=dungeon;assaut=strike;crepuscule=nightfall;grand maitre=grandmaster;' +
    'solaire=solar;cryo electrique=arc;abyssale=void;filobscur=strand;stase=stasis;cinetique=kinetic;lourde=heavy;lourd=heavy;' +
    'chasseurs=hunter;semaine=week;heure=hour;heures=hours;soir=evening;week end=weekend;' +
    'aide moi=help me;aidez moi=help me;salut=hello;bonjour=hello;merci=thanks;qui es tu=who are you;' +
    'je=i;tu=you;moi=me;le=the;la=the;les=the;des=the;du=of;de=of;d=of;un=a;une=a;dans=in;sur=on;au=at;aux=at;ce=this;cette=this;ces=these;son=its;est=is;sont=are;encore=still;deja=already;pas=not;ne=;en=in;tous=all;toutes=all;tout=all;a=at;l=the',
}

const DICTIONARIES = Object.fromEntries(
  Object.entries(PAIRS).map(([language, pairs]) => [
    language,
    new Map(pairs.split(';').map((pair) => pair.split('=') as [string, string])),
  ]),
) as unknown as Readonly<Record<Language, ReadonlyMap<string, string>>>

/** Longest first, all in one pass: what is English already is not translated again. */
const PATTERNS = Object.fromEntries(
  Object.entries(DICTIONARIES).map(([language, dictionary]) => [
    language,
    new RegExp(
      `(?<![\\p{L}_])(?:${[...dictionary.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?![\\p{L}_])`,
      'gu',
    ),
  ]),
) as unknown as Readonly<Record<Language, RegExp>>

/** Every word of the tables, so that even a short question shows its language. */
const WORDS = Object.fromEntries(
  Object.entries(PAIRS).map(([language, pairs]) => [
    language,
    new Set(pairs.split(';').flatMap((pair) => (pair.split('=')[0] ?? '').split(' '))),
  ]),
) as unknown as Readonly<Record<Language, ReadonlySet<string>>>

/** Also words of English, or of both: they tell nothing by themselves. */
const TELLS_NOTHING = new Set(
  'was war die man an am in on a i me all also des den du team slot boss dungeon strike solar stasis titan warlock fast weg gut hat super melee stat stats place double doubles copies recent plans grenade config note contre exotics build pvp pve raid raids gambit trials de la le un ma son es'.split(
    ' ',
  ),
)

/** The language of a question that is not English: its words are in one table, and at least one is in no other. */
export function foreignLanguage(text: string): Language | undefined {
  const words = fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
  const told = (['German', 'French'] as const)
    .map((language) => ({
      language,
      certain: words.filter((word) => WORDS[language].has(word) && !TELLS_NOTHING.has(word)).length,
      share: words.filter((word) => WORDS[language].has(word)).length / words.length,
    }))
    .toSorted((one, other) => other.certain - one.certain || other.share - one.share)[0]
  return told && told.certain > 0 && told.share >= 0.5 ? told.language : undefined
}

/** What was done, with the verb that the question has behind its helper: "was habe ich gestern gespielt", "j'ai joué". */
const PARTICIPLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  German: {
    gespielt: 'play',
    gezockt: 'play',
    gemacht: 'do',
    gewonnen: 'win',
    geschafft: 'finish',
    abgeschlossen: 'finish',
    bekommen: 'get',
    gekriegt: 'get',
    gefunden: 'find',
    benutzt: 'use',
    genutzt: 'use',
    verwendet: 'use',
    hergestellt: 'craft',
    geschmiedet: 'craft',
  },
  French: {
    joue: 'play',
    fait: 'do',
    gagne: 'win',
    recu: 'get',
    obtenu: 'get',
    utilise: 'use',
    fabrique: 'craft',
  },
}
const participle = (language: Language) => `(${Object.keys(PARTICIPLES[language]).join('|')})\\b`
const PERFECT: Readonly<Record<Language, RegExp>> = {
  German: new RegExp(`\\bhabe? ich\\b(.*?)\\b${participle('German')}`),
  French: new RegExp(`\\b(?:j ?ai|ai je) ((?:jamais )?)${participle('French')}`),
}
const NEVER = /\b(?:(?:noch )?nie(?:mals)?|jamais)\b/

const inEnglishOrder = (folded: string, language: Language): string =>
  folded.replace(PERFECT[language], (_, between: string, verb: string) => {
    const never = NEVER.test(between) ? 'never ' : ''
    return `did i ${never}${PARTICIPLES[language][verb]}${between.replace(NEVER, '')}`
  })

/** Expects folded text. What is not in the table stays. */
export function intoEnglish(folded: string, language: Language): string {
  const words = folded.replace(/(?<=\p{L})-(?=\p{L})|['’](?!s\b)/gu, ' ')
  return inEnglishOrder(words, language).replace(
    PATTERNS[language],
    (phrase) => DICTIONARIES[language].get(phrase) ?? phrase,
  )
}
