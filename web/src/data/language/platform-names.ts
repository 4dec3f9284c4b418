/** The platform's membership types by the names players know. */
const PLATFORMS: Readonly<Record<string, string>> = {
  '1': 'Xbox',
  '2': 'PlayStation',
  '3': 'Steam',
  '5': 'Stadia',
  '6': 'Epic Games',
}

export const platformName = (membershipType: string | null): string | undefined =>
  PLATFORMS[membershipType ?? '']
