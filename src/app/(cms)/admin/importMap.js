import { NewerVersion as NewerVersion_d99a64f09fd23584b5937882d38abc01 } from '../../../cms/admin/newer-version.tsx'
import { EnquiryFiles as EnquiryFiles_cf0df195f19384106624e6b880c605c7 } from '../../../features/enquiries/cms/admin/enquiry-files.tsx'
import { RowLabel as RowLabel_d7117aba00fb235860b6aa79b1733ecc } from '../../../cms/admin/row-label.tsx'
import { ExportLink as ExportLink_4a2bff962a1d65b1c47f6a62b499ad6d } from '../../../features/enquiries/cms/admin/export-link.tsx'
import { Attempts as Attempts_fba4d6ca5cd9e0a2c8ef3f5566a6929d } from '../../../features/lead-delivery/cms/admin/attempts.tsx'
import { SendAgainButton as SendAgainButton_4154bc8386b83bef2a2773c543bc9fa4 } from '../../../features/lead-delivery/cms/admin/send-again-button.tsx'
import { MailPreview as MailPreview_354743aae77570db5b346220b50711a1 } from '../../../features/mail/cms/admin/mail-preview.tsx'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PicturePreview as PicturePreview_1378e0b45f48f747b2b29c9f34fda6bf } from '../../../features/pictures/cms/admin/picture-preview.tsx'
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
import { SeasonCheck as SeasonCheck_7492ef297d740cb30cbe49e38a4db53b } from '../../../features/motorsport-results/cms/admin/season-check.tsx'
import { PercentInput as PercentInput_dccfe9c3646eba98e0c06762f99060b5 } from '../../../cms/admin/percent-input.tsx'
import { DayLabel as DayLabel_a10ba71f35c29ae903b4468ff2441cd5 } from '../../../features/dealers/cms/admin/day-label.tsx'
import { ContentLinks as ContentLinks_b874122955a29768b80a6155dc9bbfb8 } from '../../../features/dealer-content/cms/admin/content-links.tsx'
import { MemberLabel as MemberLabel_d7953a3782f372fcee1a8eae68031f73 } from '../../../features/dealer-content/cms/admin/member-label.tsx'
import { Refusals as Refusals_4151e7d9d0812cd1c03f7588a24c6392 } from '../../../features/stock-feeds/cms/admin/refusals.tsx'
import { CurrentPassword as CurrentPassword_9c40bb9f6887777c5268f226342159aa } from '../../../features/accounts/cms/admin/current-password.tsx'
import { ContrastNote as ContrastNote_481e69c0891d871b2f69defe80ddea9b } from '../../../features/blocks/cms/admin/contrast-note.tsx'
import { Icon as Icon_dea7bf16bc3333a106812bea074064fb } from '../../../cms/admin/brand.tsx'
import { Logo as Logo_dea7bf16bc3333a106812bea074064fb } from '../../../cms/admin/brand.tsx'
import { PasswordNotice as PasswordNotice_e891b2b28900a56d1baa64f103ed2844 } from '../../../cms/admin/password-notice.tsx'
import { Dashboard as Dashboard_9fee8c63a27b9a64285c1eaae4972705 } from '../../../cms/admin/dashboard/dashboard.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/newer-version.tsx#NewerVersion": NewerVersion_d99a64f09fd23584b5937882d38abc01,
  "/../features/enquiries/cms/admin/enquiry-files.tsx#EnquiryFiles": EnquiryFiles_cf0df195f19384106624e6b880c605c7,
  "/admin/row-label.tsx#RowLabel": RowLabel_d7117aba00fb235860b6aa79b1733ecc,
  "/../features/enquiries/cms/admin/export-link.tsx#ExportLink": ExportLink_4a2bff962a1d65b1c47f6a62b499ad6d,
  "/../features/lead-delivery/cms/admin/attempts.tsx#Attempts": Attempts_fba4d6ca5cd9e0a2c8ef3f5566a6929d,
  "/../features/lead-delivery/cms/admin/send-again-button.tsx#SendAgainButton": SendAgainButton_4154bc8386b83bef2a2773c543bc9fa4,
  "/../features/mail/cms/admin/mail-preview.tsx#MailPreview": MailPreview_354743aae77570db5b346220b50711a1,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/../features/pictures/cms/admin/picture-preview.tsx#PicturePreview": PicturePreview_1378e0b45f48f747b2b29c9f34fda6bf,
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
  "/../features/motorsport-results/cms/admin/season-check.tsx#SeasonCheck": SeasonCheck_7492ef297d740cb30cbe49e38a4db53b,
  "/admin/percent-input.tsx#PercentInput": PercentInput_dccfe9c3646eba98e0c06762f99060b5,
  "/../features/dealers/cms/admin/day-label.tsx#DayLabel": DayLabel_a10ba71f35c29ae903b4468ff2441cd5,
  "/../features/dealer-content/cms/admin/content-links.tsx#ContentLinks": ContentLinks_b874122955a29768b80a6155dc9bbfb8,
  "/../features/dealer-content/cms/admin/member-label.tsx#MemberLabel": MemberLabel_d7953a3782f372fcee1a8eae68031f73,
  "/../features/stock-feeds/cms/admin/refusals.tsx#Refusals": Refusals_4151e7d9d0812cd1c03f7588a24c6392,
  "/../features/accounts/cms/admin/current-password.tsx#CurrentPassword": CurrentPassword_9c40bb9f6887777c5268f226342159aa,
  "/../features/blocks/cms/admin/contrast-note.tsx#ContrastNote": ContrastNote_481e69c0891d871b2f69defe80ddea9b,
  "/admin/brand.tsx#Icon": Icon_dea7bf16bc3333a106812bea074064fb,
  "/admin/brand.tsx#Logo": Logo_dea7bf16bc3333a106812bea074064fb,
  "/admin/password-notice.tsx#PasswordNotice": PasswordNotice_e891b2b28900a56d1baa64f103ed2844,
  "/admin/dashboard/dashboard.tsx#Dashboard": Dashboard_9fee8c63a27b9a64285c1eaae4972705,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
