import { recallTexts } from '#features/owners/recalls/texts.ts'
import { serviceRemindersTexts } from '#features/owners/service-reminders/texts.ts'
import {
  innerHeadingLevel,
  type LiveBlockView,
  sectionAddress,
  titleLevel,
} from '#features/site/blocks/index.ts'
import { ButtonRow, hasButtons } from '#features/site/blocks/parts.page.tsx'
import { resolveLink } from '#features/site/links/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { GarageRange } from '../../garage.ts'
import { garageTexts } from '../../texts.ts'
import { LazyGarage } from '../../ui/lazy-garage.island.tsx'

/** Pages that answer without JavaScript what the garage answers with it. */
const otherPages = [
  { href: '/owners/recall', text: 'recallsLink' },
  { href: '/owners/service-schedule', text: 'scheduleLink' },
] as const

/** The cars of an owner, which only the owner's browser stores: the server renders the frame, and says so. */
export const MyGarage: LiveBlockView<'myGarage', readonly GarageRange[]> = ({ block, context, live }) => {
  const { language } = context
  const texts = garageTexts(language)
  const { buttons, lead } = block
  const documents = (block.documents ?? []).flatMap(({ label, link }) => {
    const target = resolveLink(link, context.site)
    return target && label ? [{ label, ...target }] : []
  })
  return (
    <Section
      heading={block.title || texts.garage.title}
      headingLevel={titleLevel(context)}
      lead={lead}
      action={hasButtons(buttons, context) ? <ButtonRow buttons={buttons} context={context} /> : null}
    >
      <div className="grid grid-cols-1 gap-10">
        <div className="grid gap-2 border-accent border-l-4 pl-5" data-garage-privacy>
          <p className="font-semibold">{texts.garage.privacyTitle}</p>
          <p className="max-w-[70ch]">{texts.garage.privacy}</p>
        </div>
        <noscript>
          <p>{texts.garage.noScript}</p>
          <ul>
            {otherPages.map(({ href, text }) => (
              <li key={href}>
                <TextLink href={href}>{texts.garage[text]}</TextLink>
              </li>
            ))}
          </ul>
        </noscript>
        <LazyGarage
          ranges={live.state === 'ready' ? live.data : live.state === 'empty' ? [] : null}
          address={sectionAddress(block.blockType, context)}
          documents={documents}
          headingLevel={innerHeadingLevel(true, context)}
          labels={{
            ...{ texts, language, recalls: recallTexts(language).recalls },
            reminders: serviceRemindersTexts(language).reminderForm,
          }}
        />
      </div>
    </Section>
  )
}
