import {
  innerHeadingLevel,
  type LiveBlockView,
  sectionAddress,
  titleLevel,
} from '#features/site/blocks/index.ts'
import { ButtonRow, hasButtons } from '#features/site/blocks/parts.page.tsx'
import { Section } from '#ui/layout/section.tsx'
import { serviceScheduleTexts } from '../../texts.ts'
import type { ServiceTool } from '../../tool.ts'
import { LazyServiceTool } from '../../ui/lazy-service-tool.island.tsx'

/** The tool in which owners look up a service of their vehicle. Source: requirements V-110 to V-133; decision G-3. */
export const ServiceSchedule: LiveBlockView<'serviceSchedule', ServiceTool> = ({ block, context, live }) => {
  const { language, path } = context
  const texts = serviceScheduleTexts(language).serviceSchedule
  const { buttons, lead } = block
  return (
    <Section
      heading={block.title || texts.title}
      headingLevel={titleLevel(context)}
      lead={lead}
      action={hasButtons(buttons, context) ? <ButtonRow buttons={buttons} context={context} /> : null}
    >
      {live.state === 'empty' ? (
        <p className="max-w-[60ch] text-ink-2 text-lead">{texts.noItems}</p>
      ) : (
        <LazyServiceTool
          tool={live.state === 'ready' ? live.data : null}
          address={sectionAddress(block.blockType, context)}
          headingLevel={innerHeadingLevel(true, context)}
          texts={texts}
        />
      )}
      {live.state === 'failed' ? (
        <noscript>
          <p className="text-ink-2">{texts.failed}</p>
          <p>
            <a href={path} className="underline">
              {texts.retry}
            </a>
          </p>
        </noscript>
      ) : null}
    </Section>
  )
}
