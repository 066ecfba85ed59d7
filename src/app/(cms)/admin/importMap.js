import { MoneyCell as MoneyCell_1abd1f465e659fd33a53333272eb90aa } from '../../../cms/admin/money-cell.tsx'
import { MoneyInput as MoneyInput_a1d0c38dfb2e20abd10da9cd885860b5 } from '../../../cms/admin/money-input.tsx'
import { Icon as Icon_dea7bf16bc3333a106812bea074064fb } from '../../../cms/admin/brand.tsx'
import { Logo as Logo_dea7bf16bc3333a106812bea074064fb } from '../../../cms/admin/brand.tsx'
import { PasswordNotice as PasswordNotice_e891b2b28900a56d1baa64f103ed2844 } from '../../../cms/admin/password-notice.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/money-cell.tsx#MoneyCell": MoneyCell_1abd1f465e659fd33a53333272eb90aa,
  "/admin/money-input.tsx#MoneyInput": MoneyInput_a1d0c38dfb2e20abd10da9cd885860b5,
  "/admin/brand.tsx#Icon": Icon_dea7bf16bc3333a106812bea074064fb,
  "/admin/brand.tsx#Logo": Logo_dea7bf16bc3333a106812bea074064fb,
  "/admin/password-notice.tsx#PasswordNotice": PasswordNotice_e891b2b28900a56d1baa64f103ed2844,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
