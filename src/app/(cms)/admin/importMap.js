import { NewerVersion as NewerVersion_d99a64f09fd23584b5937882d38abc01 } from '../../../cms/admin/newer-version.tsx'
import { EnquiryFiles as EnquiryFiles_8273c80e84a7e59d4f1959c0253a5410 } from '../../../features/enquiries/enquiries/cms/admin/enquiry-files.tsx'
import { RowLabel as RowLabel_d7117aba00fb235860b6aa79b1733ecc } from '../../../cms/admin/row-label.tsx'
import { ExportLink as ExportLink_750dd66c4f8d9bfaefa982c97f8c0c33 } from '../../../features/enquiries/enquiries/cms/admin/export-link.tsx'
import { Attempts as Attempts_c9a1e910a06c916931f0389c3684ec4a } from '../../../features/enquiries/lead-delivery/cms/admin/attempts.tsx'
import { SendAgainButton as SendAgainButton_dc94c92c412d4a19054fba25cb7b9fc6 } from '../../../features/enquiries/lead-delivery/cms/admin/send-again-button.tsx'
import { MailPreview as MailPreview_d0607a4dd1864b49143f1839688197a6 } from '../../../features/site/mail/cms/admin/mail-preview.tsx'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PicturePreview as PicturePreview_ed81369db435a4b7f657ff6a94ca4407 } from '../../../features/pictures/pictures/cms/admin/picture-preview.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { MoneyCell as MoneyCell_1abd1f465e659fd33a53333272eb90aa } from '../../../cms/admin/money-cell.tsx'
import { MoneyInput as MoneyInput_a1d0c38dfb2e20abd10da9cd885860b5 } from '../../../cms/admin/money-input.tsx'
import { SeasonCheck as SeasonCheck_210b14ad35c06e9f2ef5ef9af508cd43 } from '../../../features/motorsport/motorsport-results/cms/admin/season-check.tsx'
import { PercentInput as PercentInput_dccfe9c3646eba98e0c06762f99060b5 } from '../../../cms/admin/percent-input.tsx'
import { DayLabel as DayLabel_c985dfc0bef301be086139095c38d2b3 } from '../../../features/dealers/dealers/cms/admin/day-label.tsx'
import { ContentLinks as ContentLinks_e33a706e363a4df8bf3521f411f7bef8 } from '../../../features/dealers/dealer-content/cms/admin/content-links.tsx'
import { MemberLabel as MemberLabel_e525799b3c6f4b42daa0ba1e50a9adf0 } from '../../../features/dealers/dealer-content/cms/admin/member-label.tsx'
import { Refusals as Refusals_f8603626bcfa701153e295121efc14b7 } from '../../../features/stock/stock-feeds/cms/admin/refusals.tsx'
import { CurrentPassword as CurrentPassword_7b9fd6229ec7ac83c15606494b86a992 } from '../../../features/people/accounts/cms/admin/current-password.tsx'
import { ContrastNote as ContrastNote_d824f1134cad1750ce0b8007539bad59 } from '../../../features/site/blocks/cms/admin/contrast-note.tsx'
import { Icon as Icon_dea7bf16bc3333a106812bea074064fb } from '../../../cms/admin/brand.tsx'
import { Logo as Logo_dea7bf16bc3333a106812bea074064fb } from '../../../cms/admin/brand.tsx'
import { PasswordNotice as PasswordNotice_e891b2b28900a56d1baa64f103ed2844 } from '../../../cms/admin/password-notice.tsx'
import { Dashboard as Dashboard_9fee8c63a27b9a64285c1eaae4972705 } from '../../../cms/admin/dashboard/dashboard.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/newer-version.tsx#NewerVersion": NewerVersion_d99a64f09fd23584b5937882d38abc01,
  "/../features/enquiries/enquiries/cms/admin/enquiry-files.tsx#EnquiryFiles": EnquiryFiles_8273c80e84a7e59d4f1959c0253a5410,
  "/admin/row-label.tsx#RowLabel": RowLabel_d7117aba00fb235860b6aa79b1733ecc,
  "/../features/enquiries/enquiries/cms/admin/export-link.tsx#ExportLink": ExportLink_750dd66c4f8d9bfaefa982c97f8c0c33,
  "/../features/enquiries/lead-delivery/cms/admin/attempts.tsx#Attempts": Attempts_c9a1e910a06c916931f0389c3684ec4a,
  "/../features/enquiries/lead-delivery/cms/admin/send-again-button.tsx#SendAgainButton": SendAgainButton_dc94c92c412d4a19054fba25cb7b9fc6,
  "/../features/site/mail/cms/admin/mail-preview.tsx#MailPreview": MailPreview_d0607a4dd1864b49143f1839688197a6,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/../features/pictures/pictures/cms/admin/picture-preview.tsx#PicturePreview": PicturePreview_ed81369db435a4b7f657ff6a94ca4407,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/money-cell.tsx#MoneyCell": MoneyCell_1abd1f465e659fd33a53333272eb90aa,
  "/admin/money-input.tsx#MoneyInput": MoneyInput_a1d0c38dfb2e20abd10da9cd885860b5,
  "/../features/motorsport/motorsport-results/cms/admin/season-check.tsx#SeasonCheck": SeasonCheck_210b14ad35c06e9f2ef5ef9af508cd43,
  "/admin/percent-input.tsx#PercentInput": PercentInput_dccfe9c3646eba98e0c06762f99060b5,
  "/../features/dealers/dealers/cms/admin/day-label.tsx#DayLabel": DayLabel_c985dfc0bef301be086139095c38d2b3,
  "/../features/dealers/dealer-content/cms/admin/content-links.tsx#ContentLinks": ContentLinks_e33a706e363a4df8bf3521f411f7bef8,
  "/../features/dealers/dealer-content/cms/admin/member-label.tsx#MemberLabel": MemberLabel_e525799b3c6f4b42daa0ba1e50a9adf0,
  "/../features/stock/stock-feeds/cms/admin/refusals.tsx#Refusals": Refusals_f8603626bcfa701153e295121efc14b7,
  "/../features/people/accounts/cms/admin/current-password.tsx#CurrentPassword": CurrentPassword_7b9fd6229ec7ac83c15606494b86a992,
  "/../features/site/blocks/cms/admin/contrast-note.tsx#ContrastNote": ContrastNote_d824f1134cad1750ce0b8007539bad59,
  "/admin/brand.tsx#Icon": Icon_dea7bf16bc3333a106812bea074064fb,
  "/admin/brand.tsx#Logo": Logo_dea7bf16bc3333a106812bea074064fb,
  "/admin/password-notice.tsx#PasswordNotice": PasswordNotice_e891b2b28900a56d1baa64f103ed2844,
  "/admin/dashboard/dashboard.tsx#Dashboard": Dashboard_9fee8c63a27b9a64285c1eaae4972705,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
