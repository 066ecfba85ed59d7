import type { LiveBlockView } from '#features/site/blocks/index.ts'
import { Section } from '#ui/layout/section.tsx'
import type { Driver } from '../../driver.ts'
import { driverTexts } from '../../texts.ts'
import { CategoryRoster } from '../../ui/category-roster.tsx'
import { DriverRoster } from '../../ui/driver-roster.tsx'

/**
 * The drivers of every category in tabs, or those of one. Nothing without any; when they could not be read, it says so and
 * offers a retry.
 *
 * Source: requirements C-052 to C-059, C-280 and C-388; decision G-3.
 */
export const GrDrivers: LiveBlockView<'grDrivers', readonly Driver[]> = ({ block, context, live }) => {
  if (live.state === 'failed') {
    const texts = driverTexts(context.language).motorsportDrivers
    return (
      <Section label={texts.drivers}>
        <p className="text-lead">{texts.failed}</p>
        <p className="mt-4">
          <a href={context.path} className="target underlined inline-flex min-h-12 items-center">
            {texts.retry}
          </a>
        </p>
      </Section>
    )
  }
  if (live.state === 'empty') return null
  const props = { title: block.title, drivers: live.data, context }
  return block.category ? (
    <CategoryRoster {...props} category={block.category} />
  ) : (
    <DriverRoster {...props} />
  )
}
