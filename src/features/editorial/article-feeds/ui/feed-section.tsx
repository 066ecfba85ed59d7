import type { ReactNode } from 'react'
import { type Live, type PageContext, titleLevel } from '#features/site/blocks/index.ts'
import { Section } from '#ui/layout/section.tsx'
import type { FeedItem, FeedsOfPage } from '../feed-item.ts'
import { feedKey } from '../rules/feed-key.ts'
import { type Arrangement, itemsFor } from '../rules/shown-items.ts'
import { feedTexts } from '../texts.ts'

type Props = {
  block: {
    readonly lead?: string | null
    readonly feed?: Parameters<typeof feedKey>[0]
  }
  title: string
  action?: ReactNode
  arrangement: Arrangement
  context: PageContext
  live: Live<FeedsOfPage>
  /** Renders the items that the arrangement shows; never without any. */
  children: (items: readonly FeedItem[]) => ReactNode
}

/** The items of a feed; null when they could not be loaded. */
function itemsOf(live: Live<FeedsOfPage>, key: string): readonly FeedItem[] | null {
  if (live.state === 'empty') return []
  return live.state === 'ready' ? (live.data[key] ?? null) : null
}

/**
 * A section of articles. Without any it says so; when they could not be loaded, or not been fetched yet, it says that and
 * offers a retry.
 *
 * Source: requirements C-187 and C-370; decision G-3.
 */
export function FeedSection({ block, title, action, arrangement, context, live, children }: Props) {
  const texts = feedTexts(context.language).articleFeeds
  const items = itemsOf(live, feedKey(block.feed))
  return (
    <Section heading={title} headingLevel={titleLevel(context)} lead={block.lead} action={action}>
      {items === null ? (
        <>
          <p className="max-w-[60ch] text-ink-2 text-lead">{texts.failed}</p>
          <p className="mt-4">
            <a href={context.path} className="target underlined inline-flex min-h-12 items-center">
              {texts.retry}
            </a>
          </p>
        </>
      ) : items.length === 0 ? (
        <p className="max-w-[60ch] text-ink-2 text-lead">{texts.none}</p>
      ) : (
        children(itemsFor(items, arrangement))
      )}
    </Section>
  )
}
