'use client'

import { type ReactNode, useId } from 'react'
import type { BlockSettings, BlockTexts, EnquiryForms } from '#features/finance/finance/index.ts'
import { FinanceBlock } from '#features/finance/finance/islands.ts'
import { writeAccessoryCodes } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { formatPrice } from '#platform/money.ts'
import type { ChoicePictures } from '../choice-pictures.ts'
import { pictureOfChoice } from '../rules/picture-of-choice.ts'
import type { ConfiguratorTexts } from '../texts.ts'
import { useChoice } from './configurator/choice.island.tsx'
import { ModelPrice } from './configurator/model-price.tsx'

type Props = {
  rangeName: string
  settings: BlockSettings
  forms: EnquiryForms
  /** Null for a range without a drawing. */
  pictures: ChoicePictures | null
  texts: BlockTexts & { readonly configurator: ConfiguratorTexts }
  /** Button that opens the model chooser; null for a range with one model. */
  change: ReactNode
}

/** The monthly cost of the selected model, for every payment option. */
export function FinanceSection({ rangeName, settings, forms, pictures, texts, change }: Props) {
  const headingId = useId()
  const { model, colour, accessories, price } = useChoice()
  const { configurator } = texts
  const hasExtras = accessories.length > 0 || colour?.surcharge !== undefined
  return (
    <section id="instalment" aria-labelledby={headingId} className="frame pt-section">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-gutter gap-y-5">
        <h2 id={headingId} className="text-h2">
          {configurator.costAMonth}
        </h2>
        {price === null ? change : null}
      </div>
      {model && price !== null ? (
        <>
          <FinanceBlock
            subject={{
              code: model.code,
              name: model.name,
              contractName: model.contractName ?? model.name,
              rangeName,
              price,
              priceView: (
                <>
                  <ModelPrice {...model} texts={configurator} label="" />
                  {hasExtras ? (
                    <span className="block">
                      {fill(configurator.withExtras, { price: formatPrice(price) })}
                    </span>
                  ) : null}
                </>
              ),
              colour: colour ?? null,
              accessories: writeAccessoryCodes(accessories.map(({ code }) => code)),
              picture: pictureOfChoice(pictures, { model: model.code, colour: colour?.code }),
            }}
            settings={settings}
            forms={forms}
            texts={texts}
            change={change}
          />
          <p className="mt-6 max-w-[70ch] text-ink-2 text-small">
            {hasExtras
              ? fill(configurator.estimateConfigured, { model: model.name, price: formatPrice(price) })
              : fill(configurator.estimate, { model: model.name })}
          </p>
        </>
      ) : (
        <>
          <p className="mb-2 font-semibold">
            {texts.calculators.retailPrice}: <span className="figures">{configurator.notAvailable}</span>
          </p>
          <p className="text-ink-2 text-lead">{configurator.noPrice}</p>
        </>
      )}
    </section>
  )
}
