import { useId } from 'react'
import { VehiclePicture } from '#features/pictures/pictures/page.tsx'
import type { LiveBlockView, PageContext } from '#features/site/blocks/index.ts'
import { ButtonRow } from '#features/site/blocks/parts.page.tsx'
import { blockTexts } from '#features/site/blocks/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import { formatPrice } from '#platform/money.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import type { OfferOfTheDay } from '../../data/offer-of-the-day.ts'
import { lineUpTexts } from '../../texts.ts'

function Offer({ offer, language }: { offer: OfferOfTheDay; language: PageContext['language'] }) {
  const { lineUp } = lineUpTexts(language)
  const { model, range, price, formerPrice, saving, href } = offer
  const prices = { price: formatPrice(price), former: formatPrice(formerPrice) }
  return (
    <div className="on-dark grid grid-cols-1 gap-6 bg-night p-6 tablet:p-10 desktop:grid-cols-2 desktop:items-end">
      <div>
        <h2 className="text-ink-2 text-small">{lineUp.todaysOffer}</h2>
        <p className="figures mt-2 text-h2">{fill(lineUp.less, { amount: formatPrice(saving) })}</p>
        <p className="mt-3">{model}</p>
        <p className="figures mt-1 mb-5 text-ink-2">{fill(lineUp.insteadOf, prices)}</p>
        <TextLink href={href}>{fill(lineUp.seeOffers, { range: range.name })}</TextLink>
      </div>
      {range.drawing ? <VehiclePicture {...range.drawing} className="h-auto w-full max-w-[28rem]" /> : null}
    </div>
  )
}

/** The offer of the day beside a form that finds dealers by name or place, without JavaScript. */
export const OfferAndDealer: LiveBlockView<'offerAndDealer', OfferOfTheDay> = ({ block, context, live }) => {
  const titleId = useId()
  const { lineUp } = lineUpTexts(context.language)
  const offer = live.state === 'ready' ? live.data : null
  return (
    <section aria-labelledby={titleId} className="band bg-ground">
      <div className={`frame grid grid-cols-1 gap-gutter ${offer ? 'laptop:grid-cols-2' : ''}`}>
        {offer ? <Offer offer={offer} language={context.language} /> : null}
        {live.state === 'failed' ? (
          <p className="text-ink-2">{blockTexts(context.language).sections.failed}</p>
        ) : null}
        <div className="grid grid-cols-1 content-start gap-5 bg-surface p-6 tablet:p-10">
          <h2 id={titleId} className="max-w-[18ch] text-h2">
            {block.title}
          </h2>
          {block.text ? <p className="max-w-[48ch] text-ink-2">{block.text}</p> : null}
          <search>
            <form
              action="/dealers"
              className="grid max-w-[34rem] grid-cols-1 items-end gap-4 phone:grid-cols-[minmax(0,1fr)_auto]"
            >
              <TextField
                name="search"
                type="search"
                label={lineUp.dealerOrPlace}
                maxLength={80}
                autoComplete="off"
                enterKeyHint="search"
              />
              <Button type="submit">{lineUp.findDealer}</Button>
            </form>
          </search>
          <ButtonRow buttons={block.buttons} context={context} />
        </div>
      </div>
    </section>
  )
}
