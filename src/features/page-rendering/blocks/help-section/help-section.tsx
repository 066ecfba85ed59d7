import { useId } from 'react'
import { innerHeadingLevel, type LiveBlockView } from '#features/blocks/index.ts'
import { BlockTitle } from '#features/blocks/parts.page.tsx'
import { ContactList } from './contact-list.tsx'
import { HelpLinks } from './help-links.tsx'
import type { HelpContacts } from './load-help-contacts.ts'

/** Contacts and links for owners who need help. Source: requirement C-302; decision G-3. */
export const HelpSection: LiveBlockView<'helpSection', HelpContacts> = ({ block, context, live }) => {
  const titleId = useId()
  const { title, text, links } = block
  return (
    <section aria-labelledby={titleId} data-ground="raised" className="band bg-raised">
      <div className="frame grid grid-cols-1 gap-x-gutter gap-y-10 laptop:grid-cols-12">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6 laptop:col-span-5">
          <BlockTitle context={context} id={titleId} className="max-w-[16ch]">
            {title}
          </BlockTitle>
          {text ? <p className="max-w-[40ch] text-ink-2 text-lead">{text}</p> : null}
          <ContactList contacts={live} context={context} />
        </div>
        <div className="min-w-0 laptop:col-span-6 laptop:col-start-7">
          <HelpLinks links={links} level={innerHeadingLevel(title, context)} context={context} />
        </div>
      </div>
    </section>
  )
}
