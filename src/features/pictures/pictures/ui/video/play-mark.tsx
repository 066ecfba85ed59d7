import type { ReactNode } from 'react'

/** A play icon in the centre of its positioned ancestor. */
export function PlayMark({ hidden = false, children }: { hidden?: boolean; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      hidden={hidden}
      data-play-mark
      className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-action pl-1 text-on-action transition-colors group-hover:bg-action-hover tablet:size-20 [&[hidden]]:hidden"
    >
      {children}
    </span>
  )
}
