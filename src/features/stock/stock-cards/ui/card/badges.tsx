import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { brand } from '#platform/site/brand.ts'
import type { StockCardLabels } from '../../labels.ts'
import { certificationOf, isDemo } from '../../rules/certification.ts'

type Props = {
  vehicle: Pick<UsedVehicle, 'certification' | 'salesType' | 'soldAt'>
  texts: StockCardLabels
}

const tag = 'inline-flex min-h-7 items-center rounded-sharp px-2.5 font-semibold text-small'

/** The badges over the picture of a used vehicle. Source: requirements D-098 to D-101. */
export function Badges({ vehicle: { certification, salesType, soldAt }, texts }: Props) {
  const certified = certificationOf(certification)
  return (
    <>
      {soldAt === null ? null : <span className={`${tag} bg-ink text-on-ink`}>{texts.sold}</span>}
      {isDemo(salesType) ? <span className={`${tag} bg-accent text-white`}>{texts.demo}</span> : null}
      {certified === 'programme' ? (
        <span
          role="img"
          aria-label={fill(texts.certifiedByProgramme, { name: brand.usedProgramme })}
          className={`${tag} bg-ink text-on-ink`}
        >
          {fill(texts.certified, { name: brand.usedProgramme })}
        </span>
      ) : null}
      {certified === 'manufacturer' ? (
        <span
          role="img"
          aria-label={fill(texts.certifiedByManufacturer, { name: brand.name })}
          className={`${tag} border border-ink bg-surface text-ink`}
        >
          {fill(texts.certified, { name: brand.name })}
        </span>
      ) : null}
    </>
  )
}
