'use client'

import { Button } from '#ui/actions/button.tsx'
import type { ServiceScheduleTexts } from '../texts.ts'
import type { ServiceTool } from '../tool.ts'
import { ChoiceForm } from './choice-form.tsx'
import { InfoCard } from './info-card.tsx'
import { PartsTable } from './parts-table.tsx'
import { useServiceTool } from './use-service-tool.ts'

export type ServiceToolProps = {
  tool: ServiceTool
  /** Level of the heading of the info card. */
  headingLevel: 2 | 3
  texts: ServiceScheduleTexts
}

/**
 * The service schedule: an owner chooses a range, a model and a service, and sees what is done at it. Without JavaScript the
 * form leads to the page of its choice.
 *
 * Source: requirements V-110 to V-133, V-339 and V-340; decisions V-5 and G-3.
 */
export function ServiceScheduleTool({ tool, headingLevel, texts }: ServiceToolProps) {
  const state = useServiceTool(tool)
  const { choice, service, vehicle, isLoading, hasFailed, hasNoService } = state
  const items = service.state === 'ready' ? service.data.items : hasNoService ? [] : null
  return (
    <div className="grid grid-cols-1 gap-10 tablet:gap-14">
      <ChoiceForm {...{ tool, state, texts }} />
      {choice.model === null && !isLoading && !hasFailed ? (
        <p className="max-w-[60ch] text-ink-2 text-lead">{texts.start}</p>
      ) : null}
      {isLoading ? (
        <p role="status" className="flex items-center gap-3 text-ink-2">
          <span
            aria-hidden="true"
            className="spinner size-4 rounded-full border-2 border-current border-r-transparent"
          />
          {texts.loading}
        </p>
      ) : null}
      {hasFailed ? (
        <div role="status" className="grid justify-items-start gap-4">
          <p className="text-ink-2">{texts.failed}</p>
          <div className="noscript:hidden">
            <Button variant="secondary" onClick={state.retry}>
              {texts.retry}
            </Button>
          </div>
        </div>
      ) : null}
      {choice.model !== null && vehicle ? (
        <InfoCard {...{ vehicle, service, isLoading, headingLevel, texts }} interval={choice.interval} />
      ) : null}
      {choice.model !== null && items ? <PartsTable key={choice.model} items={items} texts={texts} /> : null}
    </div>
  )
}
