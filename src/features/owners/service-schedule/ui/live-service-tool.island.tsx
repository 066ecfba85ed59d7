'use client'

import { LiveSection } from '#features/site/blocks/index.ts'
import { Skeleton } from '#ui/content/skeleton.tsx'
import type { ServiceTool } from '../tool.ts'
import { ServiceScheduleTool, type ServiceToolProps } from './service-tool.island.tsx'

export type LiveServiceToolProps = Omit<ServiceToolProps, 'tool'> & {
  /** Null when the ranges did not come with the page. */
  tool: ServiceTool | null
  /** The address they are fetched from then. */
  address: string
}

/** The service schedule. The browser fetches the ranges when they did not come with the page. Source: decision G-3. */
export function LiveServiceTool({ tool, address, ...view }: LiveServiceToolProps) {
  const { loading, failed, retry, noItems } = view.texts
  if (tool) return <ServiceScheduleTool {...view} tool={tool} />
  return (
    <LiveSection<ServiceTool>
      address={address}
      skeleton={<Skeleton label={loading} count={3} shape="line" />}
      labels={{ loading, failed, retry }}
      empty={<p className="max-w-[60ch] text-ink-2 text-lead">{noItems}</p>}
    >
      {(loaded) => <ServiceScheduleTool {...view} tool={loaded} />}
    </LiveSection>
  )
}
