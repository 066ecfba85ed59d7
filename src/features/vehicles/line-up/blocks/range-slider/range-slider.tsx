import { pictureOf } from '#features/pictures/pictures/index.ts'
import { PictureView } from '#features/pictures/pictures/page.tsx'
import type { BlockOf, BlockView, PageContext } from '#features/site/blocks/index.ts'
import { LazyTabs } from '#ui/disclosure/lazy-tabs.island.tsx'
import { Section } from '#ui/layout/section.tsx'
import { lineUpTexts } from '../../texts.ts'
import { SliderModel } from './slider-model.tsx'

type Range = BlockOf<'rangeSlider'>['rangeSliderData'][number]

function SliderRange({ range, context }: { range: Range; context: PageContext }) {
  const { language } = context
  const background = pictureOf(range.backgroundImage, { language })
  return (
    <div className="relative isolate overflow-hidden bg-raised">
      {background ? (
        <div className="relative -z-10 aspect-[3/2] tablet:aspect-[5/2]">
          <PictureView picture={background} alt="" fill />
        </div>
      ) : null}
      <ul
        className={`grid grid-cols-1 gap-px bg-line tablet:mx-8 tablet:mb-8 tablet:grid-cols-2 tablet:gap-4 tablet:bg-transparent laptop:grid-cols-3 ${background ? 'tablet:-mt-6' : 'tablet:mt-8'}`}
      >
        {range.models.map((model, index) => (
          <li key={model.id ?? index}>
            <SliderModel model={model} context={context} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Tabs by range, each with the models an editor added. Source: requirements C-140 to C-143. */
export const RangeSlider: BlockView<'rangeSlider'> = ({
  block: { title, lead, rangeSliderData },
  context,
}) => {
  const ranges = (rangeSliderData ?? []).filter(({ models }) => (models ?? []).length > 0)
  if (ranges.length === 0) return null
  return (
    <Section heading={title} lead={lead}>
      <LazyTabs
        label={lineUpTexts(context.language).lineUp.ranges}
        tabs={ranges.map((range, index) => ({
          id: range.id ?? `range-${index + 1}`,
          label: range.rangeName,
          panel: <SliderRange range={range} context={context} />,
        }))}
      />
    </Section>
  )
}
