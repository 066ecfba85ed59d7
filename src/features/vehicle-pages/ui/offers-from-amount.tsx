import { type Cents, formatOffersFrom } from '#platform/money.ts'

/**
 * Renders Offers From. Its text has no spaces between sign and digits, `R12499 p/m`; margins space it like every other
 * amount, `R 12 499 p/m`.
 *
 * Source: requirement V-159; decision G-7.
 */
export function OffersFromAmount({ amount }: { amount: Cents | null }) {
  const [, sign, digits, unit] = /^(\D+)(\d+)(.*)$/.exec(formatOffersFrom(amount)) ?? []
  if (!digits) return formatOffersFrom(amount)
  const groups = digits.split(/(?=(?:\d{3})+$)/)
  return (
    <>
      <span className="whitespace-nowrap">
        {sign}
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the group's place in the amount
          <span key={index} className="ml-[0.25em]">
            {group}
          </span>
        ))}
      </span>
      {/* Only large text in a narrow window breaks here. */}
      <wbr />
      <span className="whitespace-nowrap">{unit}</span>
    </>
  )
}
