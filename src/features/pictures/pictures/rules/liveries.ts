import type { Illustration } from '../picture.ts'

type Livery = NonNullable<Illustration['livery']>

/** A racing livery: its label in the admin, its phrase in an alt text, and its colours. */
type NamedLivery = Livery & { readonly label: string; readonly phrase: string }

/** The liveries an editor can choose, by name. */
export const liveries = {
  ember: {
    label: 'Ember: red, yellow stripe, slanted',
    phrase: 'red livery with a yellow stripe',
    primary: '#b8101f',
    stripe: '#f4c430',
    pattern: 'sweep',
  },
  night: {
    label: 'Night: black, white stripe, below the fold',
    phrase: 'black livery with a white stripe',
    primary: '#1b1d21',
    stripe: '#f2f0eb',
    pattern: 'split',
  },
  harbour: {
    label: 'Harbour: navy, white stripe, slanted',
    phrase: 'navy livery with a white stripe',
    primary: '#1a3154',
    stripe: '#f2f0eb',
    pattern: 'sweep',
  },
  veld: {
    label: 'Veld: green, sand stripe, below the fold',
    phrase: 'green livery with a sand stripe',
    primary: '#1f3a2e',
    stripe: '#d9b24a',
    pattern: 'split',
  },
  namib: {
    label: 'Namib: orange, black stripe, slanted',
    phrase: 'orange livery with a black stripe',
    primary: '#c8652f',
    stripe: '#14161a',
    pattern: 'sweep',
  },
  pace: {
    label: 'Pace: red and black stripes along the sill',
    phrase: 'red and black stripes along the sill',
    primary: '#b80f1d',
    stripe: '#15171a',
    pattern: 'stripes',
  },
} as const satisfies Readonly<Record<string, NamedLivery>>

/** Returns the colours and the phrase of a livery; null for an unknown name. */
export function namedLivery(name: string | null | undefined): { livery: Livery; phrase: string } | null {
  if (!name || !Object.hasOwn(liveries, name)) return null
  const { primary, stripe, pattern, phrase } = liveries[name as keyof typeof liveries]
  return { livery: { primary, stripe, pattern }, phrase }
}
