import type { ReactNode } from 'react'
import type { FlagCountry } from '../rules/flags.ts'

const namibiaRay = 'M18 5.5 20 9.5H16z'
const rwandaRay = 'M74 3 75.2 9h-2.4z'

/** Rays around a centre, at equal angles. */
function Rays({ ray, count, centre }: { ray: string; count: number; centre: readonly [number, number] }) {
  return Array.from({ length: count }, (_, index) => index * (360 / count)).map((angle) => (
    <path key={angle} d={ray} transform={`rotate(${angle} ${centre[0]} ${centre[1]})`} />
  ))
}

const stripeHeight = 60 / 13
const starRows = Array.from({ length: 9 }, (_, row) => ({ row, stars: row % 2 === 0 ? 6 : 5 }))

/** The flags, 90 wide and 60 high whatever their official ratio, so that they stand in line. */
const flags: Readonly<Record<FlagCountry, ReactNode>> = {
  'South Africa': (
    <>
      <path fill="#e03c31" d="M0 0h90v30H0z" />
      <path fill="#001489" d="M0 30h90v30H0z" />
      <path fill="none" stroke="#fff" strokeWidth="20" d="M0 0 45 30 0 60M45 30h45" />
      <path fill="#ffb81c" d="M0 0 45 30 0 60z" />
      <path fill="#000" d="M0 12 27 30 0 48z" />
      <path fill="none" stroke="#007749" strokeWidth="12" d="M0 0 45 30 0 60M45 30h45" />
    </>
  ),
  Namibia: (
    <>
      <path fill="#003580" d="M0 0h90L0 60z" />
      <path fill="#009543" d="M90 0v60H0z" />
      <path fill="none" stroke="#fff" strokeWidth="20" d="M-9 66 99-6" />
      <path fill="none" stroke="#d21034" strokeWidth="14" d="M-9 66 99-6" />
      <g fill="#ffce00">
        <circle cx="18" cy="17" r="5.5" />
        <Rays ray={namibiaRay} count={12} centre={[18, 17]} />
      </g>
    </>
  ),
  USA: (
    <>
      <path fill="#fff" d="M0 0h90v60H0z" />
      {[0, 2, 4, 6, 8, 10, 12].map((stripe) => (
        <rect key={stripe} fill="#b22234" y={stripe * stripeHeight} width="90" height={stripeHeight} />
      ))}
      <rect fill="#3c3b6e" width="38" height={7 * stripeHeight} />
      <g fill="#fff">
        {starRows.flatMap(({ row, stars }) =>
          Array.from({ length: stars }, (_, star) => star).map((star) => (
            <circle
              key={`${row} ${star}`}
              cx={(star * 2 + (row % 2) + 1) * (38 / 12)}
              cy={(row + 1) * (7 * stripeHeight * 0.1)}
              r="1.1"
            />
          )),
        )}
      </g>
    </>
  ),
  Rwanda: (
    <>
      <path fill="#00a1de" d="M0 0h90v30H0z" />
      <path fill="#fad201" d="M0 30h90v15H0z" />
      <path fill="#20603d" d="M0 45h90v15H0z" />
      <g fill="#e5be01">
        <circle cx="74" cy="15" r="5" />
        <Rays ray={rwandaRay} count={24} centre={[74, 15]} />
      </g>
    </>
  ),
}

/** The flag of a country, named by it. Source: requirements C-085 and C-223 to C-226. */
export function Flag({ country }: { country: FlagCountry }) {
  return (
    <svg
      role="img"
      aria-label={country}
      viewBox="0 0 90 60"
      className="h-5 w-[1.875rem] flex-none overflow-hidden outline outline-line forced-color-adjust-none"
    >
      {flags[country]}
    </svg>
  )
}
