'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { comparePath, specSheetPath } from '#features/vehicles/index.ts'
import { type EnquiryTarget, enquiryHref } from '../../rules/enquiry-targets.ts'
import { useChoice } from './choice.island.tsx'

/** Where a link about the chosen model leads. */
export type ChoiceTarget =
  | { readonly to: 'compare' | 'sheet'; readonly range: string; readonly dealer: string | null }
  | { readonly to: 'enquiry'; readonly target: EnquiryTarget }

type Props = { target: ChoiceTarget; className?: string; children: ReactNode }

/** A link about the model that is chosen. Where nothing is sold there is none. */
export function ChoiceLink({ target, className, children }: Props) {
  const { model } = useChoice()
  if (!model) return null
  if (target.to === 'sheet') {
    return (
      <a href={specSheetPath(target.range, model.code, target.dealer)} className={className}>
        {children}
      </a>
    )
  }
  const href =
    target.to === 'enquiry'
      ? enquiryHref(target.target, model)
      : comparePath(target.range, [model.code], target.dealer)
  // Not fetched ahead: every choice would ask for another page.
  return (
    <Link href={href} prefetch={false} className={className}>
      {children}
    </Link>
  )
}
