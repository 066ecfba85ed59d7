import { LiveSection } from '#features/site/blocks/index.ts'
import type { FinanceContent } from '../finance-content.ts'
import { FinanceCalculators, type FinanceCalculatorsProps } from './finance-calculators.tsx'

export type FinanceCalculatorsLiveProps = Omit<FinanceCalculatorsProps, 'content'> & {
  address: string
  labels: { readonly loading: string; readonly failed: string; readonly retry: string }
}

/** Reserves the space of the vehicle choice and a calculator. */
function Skeleton() {
  return (
    <div aria-hidden="true" data-placeholder className="grid gap-8">
      <div className="h-80 bg-raised" />
      <div className="h-[34rem] bg-raised" />
    </div>
  )
}

/** The calculators with content requested by the browser, when the page was rendered without it. */
export function FinanceCalculatorsLive({ address, labels, ...calculators }: FinanceCalculatorsLiveProps) {
  return (
    <LiveSection<FinanceContent> address={address} skeleton={<Skeleton />} labels={labels}>
      {(content) => <FinanceCalculators content={content} {...calculators} />}
    </LiveSection>
  )
}
