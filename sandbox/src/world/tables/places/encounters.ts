/** The encounters of each raid, in order. */
export const ENCOUNTERS: Readonly<Record<string, readonly string[]>> = {
  'The Desert Perpetual': ['The Gate', 'Iatros', 'The Epoptes', 'Agraios', 'Koregos'],
  "Salvation's Edge": ['Substratum', 'Dissipation', 'Repository', 'Verity', 'Zenith'],
  "Crota's End": ['The Abyss', 'The Bridge', 'Ir Yût', 'Crota'],
  'Root of Nightmares': ['Cataclysm', 'Scission', 'Macrocosm', 'Nezarec'],
  "King's Fall": ['The Totems', 'The Warpriest', 'Golgoroth', 'Daughters of Oryx', 'Oryx'],
  'Vow of the Disciple': ['Acquisition', 'The Caretaker', 'Exhibition', 'Rhulk'],
  'Vault of Glass': ['Confluxes', 'The Oracles', 'The Templar', 'The Gatekeepers', 'Atheon'],
  'Deep Stone Crypt': ['Crypt Security', 'Atraks-1', 'Rapture', 'Taniks'],
  'Garden of Salvation': ['Embrace', 'Undergrowth', 'The Consecrated Mind', 'The Sanctified Mind'],
  'Last Wish': ['Kalli', 'Shuro Chi', 'Morgeth', 'The Vault', 'Riven', 'Queenswalk'],
}
