import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  lead?: ReactNode
  /** Fills the whole opening; its left third is quiet. */
  picture: ReactNode
  actions?: ReactNode
  /** Stands above the title: breadcrumbs, a line that says where it belongs. */
  above?: ReactNode
  /** A lower opening, for pages whose subject begins below it. */
  low?: boolean
}

/** The opening of a page: a place, a car, a few words and where to go. */
export function Hero({ title, lead, picture, actions, above, low = false }: Props) {
  return (
    <section
      className={`on-dark relative isolate flex overflow-hidden bg-night ${low ? 'min-h-[26rem] desktop:min-h-[32rem]' : 'min-h-hero'}`}
    >
      <div className="absolute inset-0 -z-10">
        {picture}
        <div className="absolute inset-0 bg-linear-to-b from-[#0a1620]/60 via-[#0a1620]/25 via-35% to-transparent to-58% tablet:bg-linear-to-r tablet:from-[#0a1620]/50 tablet:via-[#0a1620]/30" />
      </div>
      <div className="frame py-12 tablet:pt-24">
        {above}
        <h1 className="max-w-[12ch] text-h1 drop-shadow-[0_1px_20px_rgb(0_0_0/0.25)]">{title}</h1>
        {lead ? (
          <div className="mt-6 max-w-[34ch] text-lead drop-shadow-[0_1px_12px_rgb(0_0_0/0.5)]">{lead}</div>
        ) : null}
        {actions ? <div className="mt-8 flex flex-wrap gap-3">{actions}</div> : null}
      </div>
    </section>
  )
}
