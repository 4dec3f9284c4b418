import type { Migrations } from '../db/migrate.ts'
import type { Feature, RunningFeature } from './feature.ts'

export interface NamedFeature extends RunningFeature {
  readonly name: string
}

/**
 * Features in the order they are created. Each may use what the base and the features before it give; where one needs
 * something that is not there yet, its line in the list does not compile.
 */
export interface FeatureList<Base extends object, Have extends object> {
  readonly migrations: Migrations
  add<Gives extends object>(feature: Feature<Have, Gives>): FeatureList<Base, Have & Gives>
  /** Every feature that was created is put into `running` at once, so that a failure later on can stop it. */
  create(base: Base, running: NamedFeature[]): Promise<Have>
}

export function featureList<Base extends object>(migrations: Migrations): FeatureList<Base, Base> {
  return listOf<Base, Base>(migrations, async (base) => base)
}

function listOf<Base extends object, Have extends object>(
  migrations: Migrations,
  create: FeatureList<Base, Have>['create'],
): FeatureList<Base, Have> {
  return {
    migrations,
    create,
    add: (feature) =>
      listOf(
        joined(migrations, feature.migrations ?? {}, `migration of ${feature.name}`),
        async (base, running) => {
          const have = await create(base, running)
          const made = await feature.create(have)
          running.push({ ...made, name: feature.name })
          return joined(have, made.services, `service of ${feature.name}`)
        },
      ),
  }
}

/** Two things by one name would quietly replace each other. */
function joined<One extends object, Other extends object>(one: One, other: Other, what: string): One & Other {
  for (const name of Object.keys(other)) {
    if (name in one) throw new Error(`The ${what} called ${name} has the name of another one`)
  }
  return { ...one, ...other }
}
