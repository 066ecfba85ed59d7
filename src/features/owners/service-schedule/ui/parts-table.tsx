import { useState } from 'react'
import { TextField } from '#ui/forms/text-field.tsx'
import { itemsMatching } from '../rules/visible-items.ts'
import { intervalTypes, type ServiceItem } from '../service.ts'
import type { ServiceScheduleTexts } from '../texts.ts'
import { PartsByWork } from './parts-by-work.tsx'
import { PartsTabs } from './parts-tabs.tsx'

type Props = { items: readonly ServiceItem[]; texts: ServiceScheduleTexts }

/**
 * What is done at a service: tabs on wide screens, sections one below the other on phones, without JavaScript and in print.
 *
 * Source: requirements V-125 to V-132.
 */
export function PartsTable({ items, texts }: Props) {
  const [text, setText] = useState('')
  const found = itemsMatching(items, text)
  const work = intervalTypes.map((type) => ({ type, items: found.filter((item) => item.type === type) }))
  return (
    <div data-parts className="grid grid-cols-1 gap-8">
      <div className="w-full max-w-[26rem] noscript:hidden print:hidden">
        <TextField
          type="search"
          label={texts.search}
          value={text}
          maxLength={80}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div className="hidden tablet:block noscript:hidden print:hidden">
        <PartsTabs work={work} texts={texts} />
      </div>
      <div className="tablet:hidden noscript:block print:block">
        <PartsByWork work={work} texts={texts} />
      </div>
    </div>
  )
}
