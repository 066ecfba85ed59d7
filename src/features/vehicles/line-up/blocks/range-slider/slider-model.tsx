import { dealerSegment } from '#features/dealers/dealers/index.ts'
import { pictureOf } from '#features/pictures/pictures/index.ts'
import type { BlockOf, PageContext } from '#features/site/blocks/index.ts'
import { ButtonRow, PictureBox } from '#features/site/blocks/parts.page.tsx'
import { resolveLink } from '#features/site/links/index.ts'
import { lineUpPath } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { lineUpTexts } from '../../texts.ts'

type Model = BlockOf<'rangeSlider'>['rangeSliderData'][number]['models'][number]

/** A model with picture, name and a link to its page, or to all vehicles when it has no page. */
export function SliderModel({ model, context }: { model: Model; context: PageContext }) {
  const { modelName, modelImage, modelPageLink, buttons } = model
  const picture = pictureOf(modelImage, { language: context.language })
  const page = resolveLink(modelPageLink, context.site)
  const { layout } = textsIn(context.language)
  const { lineUp } = lineUpTexts(context.language)
  return (
    <article className="flex h-full flex-col bg-surface p-5">
      {picture ? (
        <PictureBox picture={picture} alt="" ratio="aspect-[2/1]" sizes="(min-width: 64rem) 30vw, 100vw" />
      ) : null}
      <h3 className="mt-4 text-h4">{modelName}</h3>
      <div className="mt-auto flex flex-wrap items-center gap-3 pt-4">
        <ButtonLink
          href={page?.href ?? lineUpPath(dealerSegment(context.path))}
          newTab={page?.newTab ?? false}
          newTabNote={layout.newTab}
          size="compact"
        >
          {fill(lineUp.browse, { model: modelName })}
        </ButtonLink>
        <ButtonRow buttons={buttons} context={context} size="compact" />
      </div>
    </article>
  )
}
