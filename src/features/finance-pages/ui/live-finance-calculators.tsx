import { LiveSection } from '#features/blocks/index.ts'
import type { FinanceContent } from '../finance-content.ts'
import { FinanceCalculators, type FinanceCalculatorsProps } from './finance-calculators.tsx'

export type FinanceCalculatorsLiveProps = Omit<FinanceCalculatorsProps, 'content'> & {
  address: string
  words: { readonly loading: string; readonly failed: string; readonly retry: string }
}

/** Room for the choice of a vehicle and a calculator. */
function Skeleton() {
  return (
    <div aria-hidden="true" data-placeholder className="grid gap-8">
      <div className="h-80 bg-raised" />
      <div className="h-[34rem] bg-raised" />
    </div>
  )
}

/** The calculators, asked for by the browser when what they are made of did not come with the page. */
export function FinanceCalculatorsLive({ address, words, ...calculators }: FinanceCalculatorsLiveProps) {
  return (
    <LiveSection<FinanceContent> address={address} skeleton={<Skeleton />} words={words}>
      {(content) => <FinanceCalculators content={content} {...calculators} />}
    </LiveSection>
  )
}
