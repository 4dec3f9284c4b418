/** German and French questions, word by word, as far as the analyst's own vocabulary goes. Names are left as they are. */
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
    'einsatztrupp=fireteam;hilfe=help;was kannst du=what can you do;postmeister=postmaster;im pvp=in pvp;schmelztiegel=crucible',
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
    'aujourdhui=today;ce soir=tonight;faire=do;jouer=play;pour=for;avec=with;et=and;ou=or;comparer=compare;compare=compare;' +
    'mieux=better;que fait=what does do;explique=explain;combien de=how many;titre=title;titres=titles;triomphes=triumphs;' +
    'presque finis=almost done;me manque=am i missing;me manquent=am i missing;exotiques=exotic;exotique=exotic;' +
    'chasseur=hunter;arcaniste=warlock;abyssal=void;puissance=power;augmenter=raise;escouade=fireteam;aide=help;' +
    'que peux tu faire=what can you do;epreuve=crucible',
}

const TABLES = Object.fromEntries(
  Object.entries(PAIRS).map(([language, pairs]) => [
    language,
    pairs
      .split(';')
      .map((pair) => pair.split('=') as [string, string])
      .toSorted(([one], [other]) => other.length - one.length)
      .map(([from, to]) => [new RegExp(`(?<![\\p{L}])${from}(?![\\p{L}])`, 'gu'), to] as const),
  ]),
) as unknown as Readonly<Record<Language, readonly (readonly [RegExp, string])[]>>

/** Expects folded text. What is not in the table stays. */
export function intoEnglish(folded: string, language: Language): string {
  let text = folded.replace(/[-']/g, ' ')
  for (const [pattern, english] of TABLES[language]) text = text.replace(pattern, english)
  return text
}
