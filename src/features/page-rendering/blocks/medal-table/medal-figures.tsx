import type { PageContext } from '#features/blocks/index.ts'
import { pageRenderingTexts } from '../../texts.ts'
import { medalCount, metals } from './medal-count.ts'

type Props = { medals: Parameters<typeof medalCount>[0]; context: PageContext }

/** The number of medals of each metal and in total. Source: requirements C-242 and C-243. */
export function MedalFigures({ medals, context }: Props) {
  const texts = pageRenderingTexts(context.language).medals
  const count = medalCount(medals)
  return (
    <dl className="grid grid-cols-2 gap-x-gutter gap-y-6 tablet:grid-cols-4">
      {[...metals, 'total' as const].map((figure) => (
        <div key={figure} className="flex flex-col-reverse justify-end border-line border-t pt-4">
          <dt className="text-ink-2">{texts[figure]}</dt>
          <dd className="figures text-h2">{count[figure]}</dd>
        </div>
      ))}
    </dl>
  )
}
