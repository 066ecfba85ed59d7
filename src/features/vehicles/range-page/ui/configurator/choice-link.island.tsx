'use client'

import type { ReactNode } from 'react'
import { comparePath, specSheetPath, writeAccessoryCodes } from '#features/vehicles/vehicles/index.ts'
import { Link } from '#ui/actions/link.tsx'
import { type EnquiryTarget, enquiryHref } from '../../rules/enquiry-targets.ts'
import { useChoice } from './choice.island.tsx'

/** Target of a link about the selected model. */
export type ChoiceTarget =
  | { readonly to: 'compare' | 'sheet'; readonly range: string; readonly dealer: string | null }
  | { readonly to: 'enquiry'; readonly target: EnquiryTarget }

type Props = { target: ChoiceTarget; className?: string; children: ReactNode }

/** A link about the selected model. Renders nothing for a range without models. */
export function ChoiceLink({ target, className, children }: Props) {
  const { model, enquiredColour, accessories } = useChoice()
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
      ? enquiryHref(target.target, model, {
          colour: enquiredColour,
          accessories: writeAccessoryCodes(accessories.map(({ code }) => code)),
        })
      : comparePath(target.range, [model.code], target.dealer)
  return (
    <Link href={href} className={className}>
      {children}
    </Link>
  )
}
