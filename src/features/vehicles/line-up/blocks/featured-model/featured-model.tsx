import type { LiveBlockView } from '#features/site/blocks/index.ts'
import { titleLevel } from '#features/site/blocks/index.ts'
import { ButtonRow } from '#features/site/blocks/parts.page.tsx'
import { blockTexts } from '#features/site/blocks/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import { formatPrice } from '#platform/money.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { NonBreakingName } from '#ui/content/non-breaking-name.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { FeaturedModels } from '../../data/featured-models.ts'
import { featuredKey } from '../../rules/featured-key.ts'
import { lineUpTexts } from '../../texts.ts'
import { CardPictureView } from '../../ui/cards/card-picture.tsx'

/** One model of a range, in large. Source: requirements V-303 and V-307; decision G-3. */
export const FeaturedModel: LiveBlockView<'featuredModel', FeaturedModels> = ({ block, context, live }) => {
  const { title, text, buttons } = block
  const { sections } = blockTexts(context.language)
  const { lineUp } = lineUpTexts(context.language)
  if (live.state === 'failed') {
    return (
      <Section heading={title} headingLevel={titleLevel(context)}>
        <p>
          {sections.failed}{' '}
          <a href={context.path} className="underline">
            {sections.retry}
          </a>
        </p>
      </Section>
    )
  }
  const key = featuredKey(block)
  const model = live.state === 'ready' && key !== null ? live.data[key] : undefined
  if (!model) return null
  const { name, href, price, picture } = model
  const rangeName = typeof block.range === 'object' ? block.range.name : name
  return (
    <Section heading={title} headingLevel={titleLevel(context)}>
      <div className="group grid grid-cols-1 items-center gap-x-gutter gap-y-8 laptop:grid-cols-12">
        <div className="min-w-0 laptop:col-span-7">
          <CardPictureView picture={picture} ratio="aspect-[2/1]" />
        </div>
        <div className="grid min-w-0 grid-cols-1 justify-items-start gap-4 laptop:col-span-5">
          <h3 className="text-h3">
            <NonBreakingName name={name} />
          </h3>
          {price === null ? null : <p className="figures text-ink-2 text-lead">{formatPrice(price)}</p>}
          {text ? <p className="max-w-[44ch] text-ink-2">{text}</p> : null}
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink href={href}>{fill(lineUp.seeVehicle, { range: rangeName })}</ButtonLink>
            <ButtonRow buttons={buttons} context={context} />
          </div>
        </div>
      </div>
    </Section>
  )
}
