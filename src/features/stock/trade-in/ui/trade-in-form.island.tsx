'use client'

import type { RequestFormIslandProps } from '#features/enquiries/enquiry-forms/index.ts'
import { RequestFormIsland } from '#features/enquiries/enquiry-forms/request.islands.ts'
import type { TradeInValueTexts } from '../texts.ts'
import { TradeInValueSection } from './trade-in-value.island.tsx'

type Props = Omit<RequestFormIslandProps, 'renderAside'> & { valueTexts: TradeInValueTexts }

/** The trade-in form with what the vehicle may be worth, after the fields about it. */
export function TradeInFormIsland({ valueTexts, ...form }: Props) {
  const renderValue = (entered: URLSearchParams) => {
    const text = (name: string) => entered.get(name) ?? ''
    return (
      <TradeInValueSection
        make={text('make')}
        model={`${text('modelName')} ${text('variant')}`}
        year={text('year')}
        mileage={text('mileage')}
        condition={text('condition')}
        texts={valueTexts}
      />
    )
  }
  return <RequestFormIsland {...form} renderAside={renderValue} />
}
