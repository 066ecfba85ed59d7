import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_redirects_to_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum_ranges_hero_source" AS ENUM('illustration', 'upload');
  CREATE TYPE "public"."enum__ranges_v_version_hero_source" AS ENUM('illustration', 'upload');
  CREATE TYPE "public"."enum_dealers_services" AS ENUM('new-vehicles', 'used-vehicles', 'service', 'parts', 'accessories', 'panel-shop', 'fleet', 'finance');
  CREATE TYPE "public"."enum_dealers_social_links_network" AS ENUM('facebook', 'instagram', 'x', 'youtube', 'linkedin', 'tiktok');
  CREATE TYPE "public"."enum_dealers_operating_hours_day" AS ENUM('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Public Holidays');
  CREATE TYPE "public"."enum_dealers_toyota_supplier" AS ENUM('Y', 'N');
  CREATE TYPE "public"."enum_dealers_side_image_source" AS ENUM('illustration', 'upload');
  CREATE TYPE "public"."enum_dealers_side_image_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion');
  CREATE TYPE "public"."enum_dealers_side_image_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum_dealers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealers_v_version_services" AS ENUM('new-vehicles', 'used-vehicles', 'service', 'parts', 'accessories', 'panel-shop', 'fleet', 'finance');
  CREATE TYPE "public"."enum__dealers_v_version_social_links_network" AS ENUM('facebook', 'instagram', 'x', 'youtube', 'linkedin', 'tiktok');
  CREATE TYPE "public"."enum__dealers_v_version_operating_hours_day" AS ENUM('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Public Holidays');
  CREATE TYPE "public"."enum__dealers_v_version_toyota_supplier" AS ENUM('Y', 'N');
  CREATE TYPE "public"."enum__dealers_v_version_side_image_source" AS ENUM('illustration', 'upload');
  CREATE TYPE "public"."enum__dealers_v_version_side_image_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion');
  CREATE TYPE "public"."enum__dealers_v_version_side_image_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum__dealers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealers_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_dealer_groups_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealer_groups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealer_groups_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_regions_kind" AS ENUM('province', 'country');
  CREATE TYPE "public"."enum_regions_currency" AS ENUM('ZAR', 'NAD');
  CREATE TYPE "public"."enum_consent_texts_purpose" AS ENUM('marketing', 'privacy');
  CREATE TYPE "public"."enum_consent_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__consent_texts_v_version_purpose" AS ENUM('marketing', 'privacy');
  CREATE TYPE "public"."enum__consent_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__consent_texts_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_header_items_entries_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum_header_items_entries_mobile_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum_header_items_item_type" AS ENUM('dropdown', 'default', 'anchor');
  CREATE TYPE "public"."enum_header_items_place" AS ENUM('middle', 'end');
  CREATE TYPE "public"."enum_header_items_look" AS ENUM('plain', 'filled');
  CREATE TYPE "public"."enum_header_items_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum_header_items_mobile_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum_header_items_submenu" AS ENUM('entries', 'vehicles');
  CREATE TYPE "public"."enum_header_racing_entries_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum_header_racing_entries_mobile_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum_header_racing_item_type" AS ENUM('dropdown', 'default', 'anchor');
  CREATE TYPE "public"."enum_header_racing_place" AS ENUM('middle', 'end');
  CREATE TYPE "public"."enum_header_racing_look" AS ENUM('plain', 'filled');
  CREATE TYPE "public"."enum_header_racing_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum_header_racing_mobile_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum_header_racing_submenu" AS ENUM('entries', 'vehicles');
  CREATE TYPE "public"."enum_header_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__header_items_entries_v_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum__header_items_entries_v_mobile_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum__header_items_v_item_type" AS ENUM('dropdown', 'default', 'anchor');
  CREATE TYPE "public"."enum__header_items_v_place" AS ENUM('middle', 'end');
  CREATE TYPE "public"."enum__header_items_v_look" AS ENUM('plain', 'filled');
  CREATE TYPE "public"."enum__header_items_v_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum__header_items_v_mobile_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum__header_items_v_submenu" AS ENUM('entries', 'vehicles');
  CREATE TYPE "public"."enum__header_racing_entries_v_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum__header_racing_entries_v_mobile_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum__header_racing_v_item_type" AS ENUM('dropdown', 'default', 'anchor');
  CREATE TYPE "public"."enum__header_racing_v_place" AS ENUM('middle', 'end');
  CREATE TYPE "public"."enum__header_racing_v_look" AS ENUM('plain', 'filled');
  CREATE TYPE "public"."enum__header_racing_v_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum__header_racing_v_mobile_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum__header_racing_v_submenu" AS ENUM('entries', 'vehicles');
  CREATE TYPE "public"."enum__header_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__header_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_footer_entries_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum_footer_columns_content" AS ENUM('entries', 'vehicles');
  CREATE TYPE "public"."enum_footer_legal_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_entries_v_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum__footer_v_version_columns_content" AS ENUM('entries', 'vehicles');
  CREATE TYPE "public"."enum__footer_legal_v_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  CREATE TYPE "public"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_site_settings_social_links_network" AS ENUM('facebook', 'instagram', 'x', 'youtube', 'linkedin', 'tiktok');
  CREATE TYPE "public"."enum__site_settings_v_version_social_links_network" AS ENUM('facebook', 'instagram', 'x', 'youtube', 'linkedin', 'tiktok');
  ALTER TYPE "public"."enum_ranges_hero_scene" ADD VALUE 'none';
  ALTER TYPE "public"."enum__ranges_v_version_hero_scene" ADD VALUE 'none';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'dealer';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'leads';
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"layout" jsonb,
  	"meta_hidden" boolean DEFAULT false,
  	"meta_canonical_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_path" varchar,
  	"version_layout" jsonb,
  	"version_meta_hidden" boolean DEFAULT false,
  	"version_meta_canonical_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to_kind" "enum_redirects_to_kind" DEFAULT 'page' NOT NULL,
  	"to_page_id" integer,
  	"to_range_id" integer,
  	"to_dealer_id" integer,
  	"to_address" varchar,
  	"to_anchor" varchar,
  	"to_new_tab" boolean DEFAULT false,
  	"permanent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"decorative" boolean DEFAULT false,
  	"credit" varchar,
  	"poster_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_avif1600_url" varchar,
  	"sizes_avif1600_width" numeric,
  	"sizes_avif1600_height" numeric,
  	"sizes_avif1600_mime_type" varchar,
  	"sizes_avif1600_filesize" numeric,
  	"sizes_avif1600_filename" varchar,
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_webp960_url" varchar,
  	"sizes_webp960_width" numeric,
  	"sizes_webp960_height" numeric,
  	"sizes_webp960_mime_type" varchar,
  	"sizes_webp960_filesize" numeric,
  	"sizes_webp960_filename" varchar,
  	"sizes_webp1600_url" varchar,
  	"sizes_webp1600_width" numeric,
  	"sizes_webp1600_height" numeric,
  	"sizes_webp1600_mime_type" varchar,
  	"sizes_webp1600_filesize" numeric,
  	"sizes_webp1600_filename" varchar,
  	"sizes_share_url" varchar,
  	"sizes_share_width" numeric,
  	"sizes_share_height" numeric,
  	"sizes_share_mime_type" varchar,
  	"sizes_share_filesize" numeric,
  	"sizes_share_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "dealers_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_dealers_services",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "dealers_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_dealers_social_links_network",
  	"address" varchar
  );
  
  CREATE TABLE "dealers_operating_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_dealers_operating_hours_day",
  	"hours_information_start_time" varchar,
  	"hours_information_end_time" varchar,
  	"hours_information_is_closed" boolean DEFAULT false
  );
  
  CREATE TABLE "dealers_general_enquiry_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar
  );
  
  CREATE TABLE "dealers_automark_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar
  );
  
  CREATE TABLE "dealers_one_ads_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar
  );
  
  CREATE TABLE "dealers_trade_in_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar
  );
  
  CREATE TABLE "dealers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"supplier_code" varchar,
  	"toyota_supplier" "enum_dealers_toyota_supplier" DEFAULT 'Y',
  	"group_id" integer,
  	"side_image_source" "enum_dealers_side_image_source",
  	"side_image_vehicle" "enum_dealers_side_image_vehicle",
  	"side_image_colour_id" integer,
  	"side_image_scene" "enum_dealers_side_image_scene" DEFAULT 'drakensberg',
  	"side_image_image_id" integer,
  	"lead_provider" boolean DEFAULT false,
  	"street_address" varchar,
  	"suburb" varchar,
  	"city" varchar,
  	"post_code" varchar,
  	"region_id" integer,
  	"lat" numeric,
  	"longitude" numeric,
  	"telephone" varchar,
  	"contact_name" varchar,
  	"position" varchar,
  	"email" varchar,
  	"email_address" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_dealers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "dealers_locales" (
  	"side_image_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "dealers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_dealers_v_version_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__dealers_v_version_services",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_dealers_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__dealers_v_version_social_links_network",
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dealers_v_version_operating_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum__dealers_v_version_operating_hours_day",
  	"hours_information_start_time" varchar,
  	"hours_information_end_time" varchar,
  	"hours_information_is_closed" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dealers_v_version_general_enquiry_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dealers_v_version_automark_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dealers_v_version_one_ads_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dealers_v_version_trade_in_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dealers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_supplier_code" varchar,
  	"version_toyota_supplier" "enum__dealers_v_version_toyota_supplier" DEFAULT 'Y',
  	"version_group_id" integer,
  	"version_side_image_source" "enum__dealers_v_version_side_image_source",
  	"version_side_image_vehicle" "enum__dealers_v_version_side_image_vehicle",
  	"version_side_image_colour_id" integer,
  	"version_side_image_scene" "enum__dealers_v_version_side_image_scene" DEFAULT 'drakensberg',
  	"version_side_image_image_id" integer,
  	"version_lead_provider" boolean DEFAULT false,
  	"version_street_address" varchar,
  	"version_suburb" varchar,
  	"version_city" varchar,
  	"version_post_code" varchar,
  	"version_region_id" integer,
  	"version_lat" numeric,
  	"version_longitude" numeric,
  	"version_telephone" varchar,
  	"version_contact_name" varchar,
  	"version_position" varchar,
  	"version_email" varchar,
  	"version_email_address" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__dealers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__dealers_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_dealers_v_locales" (
  	"version_side_image_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_dealers_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "dealer_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_dealer_groups_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "dealer_groups_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"regions_id" integer
  );
  
  CREATE TABLE "_dealer_groups_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__dealer_groups_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__dealer_groups_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_dealer_groups_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"regions_id" integer
  );
  
  CREATE TABLE "regions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"kind" "enum_regions_kind" DEFAULT 'province' NOT NULL,
  	"currency" "enum_regions_currency" DEFAULT 'ZAR' NOT NULL,
  	"shows_vehicle_prices" boolean DEFAULT true,
  	"shows_finance_block" boolean DEFAULT true,
  	"shows_offers_item" boolean DEFAULT true,
  	"shows_insurance_banner" boolean DEFAULT true,
  	"shows_popular_vehicle_prices" boolean DEFAULT true,
  	"shows_finance_services_phone" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consent_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"purpose" "enum_consent_texts_purpose",
  	"version" numeric,
  	"valid_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_consent_texts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "consent_texts_locales" (
  	"opt_in" varchar,
  	"text" varchar,
  	"agreement" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_consent_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_purpose" "enum__consent_texts_v_version_purpose",
  	"version_version" numeric,
  	"version_valid_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__consent_texts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__consent_texts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_consent_texts_v_locales" (
  	"version_opt_in" varchar,
  	"version_text" varchar,
  	"version_agreement" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "service_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"enable_a_p_i_key" boolean,
  	"api_key" varchar,
  	"api_key_index" varchar
  );
  
  CREATE TABLE "header_items_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "enum_header_items_entries_link_kind" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_range_id" integer,
  	"link_dealer_id" integer,
  	"link_address" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"mobile_link_kind" "enum_header_items_entries_mobile_link_kind",
  	"mobile_link_page_id" integer,
  	"mobile_link_range_id" integer,
  	"mobile_link_dealer_id" integer,
  	"mobile_link_address" varchar,
  	"mobile_link_anchor" varchar,
  	"mobile_link_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "header_items_entries_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "header_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"item_type" "enum_header_items_item_type" DEFAULT 'default',
  	"place" "enum_header_items_place" DEFAULT 'middle',
  	"clickable" boolean DEFAULT true,
  	"look" "enum_header_items_look" DEFAULT 'plain',
  	"link_kind" "enum_header_items_link_kind",
  	"link_page_id" integer,
  	"link_range_id" integer,
  	"link_dealer_id" integer,
  	"link_address" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"mobile_link_kind" "enum_header_items_mobile_link_kind",
  	"mobile_link_page_id" integer,
  	"mobile_link_range_id" integer,
  	"mobile_link_dealer_id" integer,
  	"mobile_link_address" varchar,
  	"mobile_link_anchor" varchar,
  	"mobile_link_new_tab" boolean DEFAULT false,
  	"anchor" varchar,
  	"submenu" "enum_header_items_submenu" DEFAULT 'entries'
  );
  
  CREATE TABLE "header_items_locales" (
  	"label" varchar,
  	"submenu_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "header_racing_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "enum_header_racing_entries_link_kind" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_range_id" integer,
  	"link_dealer_id" integer,
  	"link_address" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"mobile_link_kind" "enum_header_racing_entries_mobile_link_kind",
  	"mobile_link_page_id" integer,
  	"mobile_link_range_id" integer,
  	"mobile_link_dealer_id" integer,
  	"mobile_link_address" varchar,
  	"mobile_link_anchor" varchar,
  	"mobile_link_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "header_racing_entries_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "header_racing" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"item_type" "enum_header_racing_item_type" DEFAULT 'default',
  	"place" "enum_header_racing_place" DEFAULT 'middle',
  	"clickable" boolean DEFAULT true,
  	"look" "enum_header_racing_look" DEFAULT 'plain',
  	"link_kind" "enum_header_racing_link_kind",
  	"link_page_id" integer,
  	"link_range_id" integer,
  	"link_dealer_id" integer,
  	"link_address" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"mobile_link_kind" "enum_header_racing_mobile_link_kind",
  	"mobile_link_page_id" integer,
  	"mobile_link_range_id" integer,
  	"mobile_link_dealer_id" integer,
  	"mobile_link_address" varchar,
  	"mobile_link_anchor" varchar,
  	"mobile_link_new_tab" boolean DEFAULT false,
  	"anchor" varchar,
  	"submenu" "enum_header_racing_submenu" DEFAULT 'entries'
  );
  
  CREATE TABLE "header_racing_locales" (
  	"label" varchar,
  	"submenu_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "header" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_header_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_header_items_entries_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "enum__header_items_entries_v_link_kind" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_range_id" integer,
  	"link_dealer_id" integer,
  	"link_address" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"mobile_link_kind" "enum__header_items_entries_v_mobile_link_kind",
  	"mobile_link_page_id" integer,
  	"mobile_link_range_id" integer,
  	"mobile_link_dealer_id" integer,
  	"mobile_link_address" varchar,
  	"mobile_link_anchor" varchar,
  	"mobile_link_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_items_entries_v_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_header_items_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"item_type" "enum__header_items_v_item_type" DEFAULT 'default',
  	"place" "enum__header_items_v_place" DEFAULT 'middle',
  	"clickable" boolean DEFAULT true,
  	"look" "enum__header_items_v_look" DEFAULT 'plain',
  	"link_kind" "enum__header_items_v_link_kind",
  	"link_page_id" integer,
  	"link_range_id" integer,
  	"link_dealer_id" integer,
  	"link_address" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"mobile_link_kind" "enum__header_items_v_mobile_link_kind",
  	"mobile_link_page_id" integer,
  	"mobile_link_range_id" integer,
  	"mobile_link_dealer_id" integer,
  	"mobile_link_address" varchar,
  	"mobile_link_anchor" varchar,
  	"mobile_link_new_tab" boolean DEFAULT false,
  	"anchor" varchar,
  	"submenu" "enum__header_items_v_submenu" DEFAULT 'entries',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_items_v_locales" (
  	"label" varchar,
  	"submenu_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_header_racing_entries_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "enum__header_racing_entries_v_link_kind" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_range_id" integer,
  	"link_dealer_id" integer,
  	"link_address" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"mobile_link_kind" "enum__header_racing_entries_v_mobile_link_kind",
  	"mobile_link_page_id" integer,
  	"mobile_link_range_id" integer,
  	"mobile_link_dealer_id" integer,
  	"mobile_link_address" varchar,
  	"mobile_link_anchor" varchar,
  	"mobile_link_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_racing_entries_v_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_header_racing_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"item_type" "enum__header_racing_v_item_type" DEFAULT 'default',
  	"place" "enum__header_racing_v_place" DEFAULT 'middle',
  	"clickable" boolean DEFAULT true,
  	"look" "enum__header_racing_v_look" DEFAULT 'plain',
  	"link_kind" "enum__header_racing_v_link_kind",
  	"link_page_id" integer,
  	"link_range_id" integer,
  	"link_dealer_id" integer,
  	"link_address" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"mobile_link_kind" "enum__header_racing_v_mobile_link_kind",
  	"mobile_link_page_id" integer,
  	"mobile_link_range_id" integer,
  	"mobile_link_dealer_id" integer,
  	"mobile_link_address" varchar,
  	"mobile_link_anchor" varchar,
  	"mobile_link_new_tab" boolean DEFAULT false,
  	"anchor" varchar,
  	"submenu" "enum__header_racing_v_submenu" DEFAULT 'entries',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_racing_v_locales" (
  	"label" varchar,
  	"submenu_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_header_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__header_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__header_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "footer_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "enum_footer_entries_link_kind" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_range_id" integer,
  	"link_dealer_id" integer,
  	"link_address" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "footer_entries_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"content" "enum_footer_columns_content" DEFAULT 'entries'
  );
  
  CREATE TABLE "footer_columns_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "enum_footer_legal_link_kind" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_range_id" integer,
  	"link_dealer_id" integer,
  	"link_address" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "footer_legal_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_footer_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"note" varchar,
  	"legal_line" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_entries_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "enum__footer_entries_v_link_kind" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_range_id" integer,
  	"link_dealer_id" integer,
  	"link_address" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_entries_v_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"content" "enum__footer_v_version_columns_content" DEFAULT 'entries',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_columns_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_legal_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "enum__footer_legal_v_link_kind" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_range_id" integer,
  	"link_dealer_id" integer,
  	"link_address" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_legal_v_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__footer_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__footer_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_footer_v_locales" (
  	"version_note" varchar,
  	"version_legal_line" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site_settings_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_site_settings_social_links_network" NOT NULL,
  	"address" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contact_toll_free" varchar,
  	"contact_international" varchar,
  	"contact_finance_services" varchar,
  	"contact_finance_services_international" varchar,
  	"contact_roadside_assistance" varchar,
  	"contact_support_email" varchar,
  	"addresses_shop" varchar,
  	"addresses_buy_online" varchar,
  	"addresses_enquiry" varchar,
  	"addresses_test_drive" varchar,
  	"addresses_service_booking" varchar,
  	"addresses_finance_application" varchar,
  	"addresses_company_finance_application" varchar,
  	"addresses_insurance" varchar,
  	"addresses_lexus" varchar,
  	"switches_feedback_widget" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_settings_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__site_settings_v_version_social_links_network" NOT NULL,
  	"address" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_contact_toll_free" varchar,
  	"version_contact_international" varchar,
  	"version_contact_finance_services" varchar,
  	"version_contact_finance_services_international" varchar,
  	"version_contact_roadside_assistance" varchar,
  	"version_contact_support_email" varchar,
  	"version_addresses_shop" varchar,
  	"version_addresses_buy_online" varchar,
  	"version_addresses_enquiry" varchar,
  	"version_addresses_test_drive" varchar,
  	"version_addresses_service_booking" varchar,
  	"version_addresses_finance_application" varchar,
  	"version_addresses_company_finance_application" varchar,
  	"version_addresses_insurance" varchar,
  	"version_addresses_lexus" varchar,
  	"version_switches_feedback_widget" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "finance_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"fees_monthly_admin" numeric DEFAULT 6900 NOT NULL,
  	"fees_initiation" numeric DEFAULT 120750 NOT NULL,
  	"lowest_rate" numeric DEFAULT 900 NOT NULL,
  	"instalment_card_deposit_share" numeric DEFAULT 6000 NOT NULL,
  	"instalment_card_deposit_at_most" numeric DEFAULT 30000000,
  	"instalment_card_opening_months" numeric DEFAULT 72 NOT NULL,
  	"instalment_card_opening_rate" numeric DEFAULT 1200 NOT NULL,
  	"instalment_card_opening_balloon" numeric DEFAULT 3000 NOT NULL,
  	"instalment_card_opening_deposit" numeric DEFAULT 0 NOT NULL,
  	"comparison_deposit_share" numeric DEFAULT 6000 NOT NULL,
  	"comparison_deposit_at_most" numeric,
  	"comparison_opening_months" numeric DEFAULT 72 NOT NULL,
  	"comparison_opening_rate" numeric DEFAULT 1200 NOT NULL,
  	"comparison_opening_balloon" numeric DEFAULT 4000 NOT NULL,
  	"comparison_opening_deposit" numeric DEFAULT 0 NOT NULL,
  	"future_drive_deposit_share" numeric DEFAULT 1500 NOT NULL,
  	"future_drive_deposit_at_most" numeric,
  	"future_drive_opening_months" numeric DEFAULT 48 NOT NULL,
  	"future_drive_opening_rate" numeric DEFAULT 1200 NOT NULL,
  	"future_drive_opening_mileage" numeric DEFAULT 20000 NOT NULL,
  	"future_drive_compared_months" numeric DEFAULT 72 NOT NULL,
  	"future_drive_compared_rate" numeric DEFAULT 1200 NOT NULL,
  	"future_drive_compared_balloon" numeric DEFAULT 4000 NOT NULL,
  	"subscription_opening_mileage" numeric DEFAULT 1000 NOT NULL,
  	"subscription_opening_months" numeric DEFAULT 60 NOT NULL,
  	"subscription_extra_amount" numeric DEFAULT 189684 NOT NULL,
  	"subscription_extra_mileage" numeric DEFAULT 1000 NOT NULL,
  	"lease_deposit_share" numeric DEFAULT 10000 NOT NULL,
  	"lease_deposit_at_most" numeric,
  	"lease_opening_months" numeric DEFAULT 48 NOT NULL,
  	"lease_opening_rate" numeric DEFAULT 900 NOT NULL,
  	"lease_opening_balloon" numeric DEFAULT 0 NOT NULL,
  	"lease_opening_deposit" numeric DEFAULT 0 NOT NULL,
  	"lease_lease_balloon_share" numeric DEFAULT 2000 NOT NULL,
  	"used_vehicles_deposit_share" numeric DEFAULT 6000 NOT NULL,
  	"used_vehicles_deposit_at_most" numeric,
  	"used_vehicles_opening_months" numeric DEFAULT 60 NOT NULL,
  	"used_vehicles_opening_rate" numeric DEFAULT 1000 NOT NULL,
  	"used_vehicles_opening_balloon" numeric DEFAULT 0 NOT NULL,
  	"used_vehicles_opening_deposit" numeric DEFAULT 1000000 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "finance_settings_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "_finance_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_fees_monthly_admin" numeric DEFAULT 6900 NOT NULL,
  	"version_fees_initiation" numeric DEFAULT 120750 NOT NULL,
  	"version_lowest_rate" numeric DEFAULT 900 NOT NULL,
  	"version_instalment_card_deposit_share" numeric DEFAULT 6000 NOT NULL,
  	"version_instalment_card_deposit_at_most" numeric DEFAULT 30000000,
  	"version_instalment_card_opening_months" numeric DEFAULT 72 NOT NULL,
  	"version_instalment_card_opening_rate" numeric DEFAULT 1200 NOT NULL,
  	"version_instalment_card_opening_balloon" numeric DEFAULT 3000 NOT NULL,
  	"version_instalment_card_opening_deposit" numeric DEFAULT 0 NOT NULL,
  	"version_comparison_deposit_share" numeric DEFAULT 6000 NOT NULL,
  	"version_comparison_deposit_at_most" numeric,
  	"version_comparison_opening_months" numeric DEFAULT 72 NOT NULL,
  	"version_comparison_opening_rate" numeric DEFAULT 1200 NOT NULL,
  	"version_comparison_opening_balloon" numeric DEFAULT 4000 NOT NULL,
  	"version_comparison_opening_deposit" numeric DEFAULT 0 NOT NULL,
  	"version_future_drive_deposit_share" numeric DEFAULT 1500 NOT NULL,
  	"version_future_drive_deposit_at_most" numeric,
  	"version_future_drive_opening_months" numeric DEFAULT 48 NOT NULL,
  	"version_future_drive_opening_rate" numeric DEFAULT 1200 NOT NULL,
  	"version_future_drive_opening_mileage" numeric DEFAULT 20000 NOT NULL,
  	"version_future_drive_compared_months" numeric DEFAULT 72 NOT NULL,
  	"version_future_drive_compared_rate" numeric DEFAULT 1200 NOT NULL,
  	"version_future_drive_compared_balloon" numeric DEFAULT 4000 NOT NULL,
  	"version_subscription_opening_mileage" numeric DEFAULT 1000 NOT NULL,
  	"version_subscription_opening_months" numeric DEFAULT 60 NOT NULL,
  	"version_subscription_extra_amount" numeric DEFAULT 189684 NOT NULL,
  	"version_subscription_extra_mileage" numeric DEFAULT 1000 NOT NULL,
  	"version_lease_deposit_share" numeric DEFAULT 10000 NOT NULL,
  	"version_lease_deposit_at_most" numeric,
  	"version_lease_opening_months" numeric DEFAULT 48 NOT NULL,
  	"version_lease_opening_rate" numeric DEFAULT 900 NOT NULL,
  	"version_lease_opening_balloon" numeric DEFAULT 0 NOT NULL,
  	"version_lease_opening_deposit" numeric DEFAULT 0 NOT NULL,
  	"version_lease_lease_balloon_share" numeric DEFAULT 2000 NOT NULL,
  	"version_used_vehicles_deposit_share" numeric DEFAULT 6000 NOT NULL,
  	"version_used_vehicles_deposit_at_most" numeric,
  	"version_used_vehicles_opening_months" numeric DEFAULT 60 NOT NULL,
  	"version_used_vehicles_opening_rate" numeric DEFAULT 1000 NOT NULL,
  	"version_used_vehicles_opening_balloon" numeric DEFAULT 0 NOT NULL,
  	"version_used_vehicles_opening_deposit" numeric DEFAULT 1000000 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_finance_settings_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "cookie_notice" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cookie_notice_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"used_cars_text" varchar NOT NULL,
  	"labels_accept_all" varchar NOT NULL,
  	"labels_reject_all" varchar NOT NULL,
  	"labels_choose" varchar NOT NULL,
  	"labels_save" varchar NOT NULL,
  	"labels_always_on" varchar NOT NULL,
  	"labels_privacy_notice" varchar NOT NULL,
  	"categories_necessary_title" varchar NOT NULL,
  	"categories_necessary_text" varchar NOT NULL,
  	"categories_statistics_title" varchar NOT NULL,
  	"categories_statistics_text" varchar NOT NULL,
  	"categories_marketing_title" varchar NOT NULL,
  	"categories_marketing_text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_cookie_notice_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_revision" numeric DEFAULT 1 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_cookie_notice_v_locales" (
  	"version_title" varchar NOT NULL,
  	"version_text" varchar NOT NULL,
  	"version_used_cars_text" varchar NOT NULL,
  	"version_labels_accept_all" varchar NOT NULL,
  	"version_labels_reject_all" varchar NOT NULL,
  	"version_labels_choose" varchar NOT NULL,
  	"version_labels_save" varchar NOT NULL,
  	"version_labels_always_on" varchar NOT NULL,
  	"version_labels_privacy_notice" varchar NOT NULL,
  	"version_categories_necessary_title" varchar NOT NULL,
  	"version_categories_necessary_text" varchar NOT NULL,
  	"version_categories_statistics_title" varchar NOT NULL,
  	"version_categories_statistics_text" varchar NOT NULL,
  	"version_categories_marketing_title" varchar NOT NULL,
  	"version_categories_marketing_text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "ranges" ADD COLUMN "hero_source" "enum_ranges_hero_source" DEFAULT 'illustration';
  ALTER TABLE "ranges" ADD COLUMN "hero_image_id" integer;
  ALTER TABLE "ranges_locales" ADD COLUMN "hero_alt" varchar;
  ALTER TABLE "_ranges_v" ADD COLUMN "version_hero_source" "enum__ranges_v_version_hero_source" DEFAULT 'illustration';
  ALTER TABLE "_ranges_v" ADD COLUMN "version_hero_image_id" integer;
  ALTER TABLE "_ranges_v_locales" ADD COLUMN "version_hero_alt" varchar;
  ALTER TABLE "models" ADD COLUMN "offer_starts_on" timestamp(3) with time zone;
  ALTER TABLE "models" ADD COLUMN "offer_ends_on" timestamp(3) with time zone;
  ALTER TABLE "_models_v" ADD COLUMN "version_offer_starts_on" timestamp(3) with time zone;
  ALTER TABLE "_models_v" ADD COLUMN "version_offer_ends_on" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "dealer_id" integer;
  ALTER TABLE "users" ADD COLUMN "disabled" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dealers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dealer_groups_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "regions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consent_texts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_keys_id" integer;
  ALTER TABLE "payload_preferences_rels" ADD COLUMN "service_keys_id" integer;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_to_page_id_pages_id_fk" FOREIGN KEY ("to_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_to_range_id_ranges_id_fk" FOREIGN KEY ("to_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_to_dealer_id_dealers_id_fk" FOREIGN KEY ("to_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_services" ADD CONSTRAINT "dealers_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_social_links" ADD CONSTRAINT "dealers_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_operating_hours" ADD CONSTRAINT "dealers_operating_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_general_enquiry_recipients" ADD CONSTRAINT "dealers_general_enquiry_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_automark_recipients" ADD CONSTRAINT "dealers_automark_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_one_ads_recipients" ADD CONSTRAINT "dealers_one_ads_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_trade_in_recipients" ADD CONSTRAINT "dealers_trade_in_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers" ADD CONSTRAINT "dealers_group_id_dealer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."dealer_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealers" ADD CONSTRAINT "dealers_side_image_colour_id_colours_id_fk" FOREIGN KEY ("side_image_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealers" ADD CONSTRAINT "dealers_side_image_image_id_media_id_fk" FOREIGN KEY ("side_image_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealers" ADD CONSTRAINT "dealers_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealers_locales" ADD CONSTRAINT "dealers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_texts" ADD CONSTRAINT "dealers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_services" ADD CONSTRAINT "_dealers_v_version_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_social_links" ADD CONSTRAINT "_dealers_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_operating_hours" ADD CONSTRAINT "_dealers_v_version_operating_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_general_enquiry_recipients" ADD CONSTRAINT "_dealers_v_version_general_enquiry_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_automark_recipients" ADD CONSTRAINT "_dealers_v_version_automark_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_one_ads_recipients" ADD CONSTRAINT "_dealers_v_version_one_ads_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_trade_in_recipients" ADD CONSTRAINT "_dealers_v_version_trade_in_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v" ADD CONSTRAINT "_dealers_v_parent_id_dealers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealers_v" ADD CONSTRAINT "_dealers_v_version_group_id_dealer_groups_id_fk" FOREIGN KEY ("version_group_id") REFERENCES "public"."dealer_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealers_v" ADD CONSTRAINT "_dealers_v_version_side_image_colour_id_colours_id_fk" FOREIGN KEY ("version_side_image_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealers_v" ADD CONSTRAINT "_dealers_v_version_side_image_image_id_media_id_fk" FOREIGN KEY ("version_side_image_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealers_v" ADD CONSTRAINT "_dealers_v_version_region_id_regions_id_fk" FOREIGN KEY ("version_region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealers_v_locales" ADD CONSTRAINT "_dealers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_texts" ADD CONSTRAINT "_dealers_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealer_groups_rels" ADD CONSTRAINT "dealer_groups_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealer_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealer_groups_rels" ADD CONSTRAINT "dealer_groups_rels_regions_fk" FOREIGN KEY ("regions_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealer_groups_v" ADD CONSTRAINT "_dealer_groups_v_parent_id_dealer_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealer_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealer_groups_v_rels" ADD CONSTRAINT "_dealer_groups_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dealer_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealer_groups_v_rels" ADD CONSTRAINT "_dealer_groups_v_rels_regions_fk" FOREIGN KEY ("regions_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consent_texts_locales" ADD CONSTRAINT "consent_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consent_texts_v" ADD CONSTRAINT "_consent_texts_v_parent_id_consent_texts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."consent_texts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_consent_texts_v_locales" ADD CONSTRAINT "_consent_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_consent_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_items_entries" ADD CONSTRAINT "header_items_entries_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items_entries" ADD CONSTRAINT "header_items_entries_link_range_id_ranges_id_fk" FOREIGN KEY ("link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items_entries" ADD CONSTRAINT "header_items_entries_link_dealer_id_dealers_id_fk" FOREIGN KEY ("link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items_entries" ADD CONSTRAINT "header_items_entries_mobile_link_page_id_pages_id_fk" FOREIGN KEY ("mobile_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items_entries" ADD CONSTRAINT "header_items_entries_mobile_link_range_id_ranges_id_fk" FOREIGN KEY ("mobile_link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items_entries" ADD CONSTRAINT "header_items_entries_mobile_link_dealer_id_dealers_id_fk" FOREIGN KEY ("mobile_link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items_entries" ADD CONSTRAINT "header_items_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_items_entries_locales" ADD CONSTRAINT "header_items_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_items_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_link_range_id_ranges_id_fk" FOREIGN KEY ("link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_link_dealer_id_dealers_id_fk" FOREIGN KEY ("link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_mobile_link_page_id_pages_id_fk" FOREIGN KEY ("mobile_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_mobile_link_range_id_ranges_id_fk" FOREIGN KEY ("mobile_link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_mobile_link_dealer_id_dealers_id_fk" FOREIGN KEY ("mobile_link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_items_locales" ADD CONSTRAINT "header_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_racing_entries" ADD CONSTRAINT "header_racing_entries_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_racing_entries" ADD CONSTRAINT "header_racing_entries_link_range_id_ranges_id_fk" FOREIGN KEY ("link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_racing_entries" ADD CONSTRAINT "header_racing_entries_link_dealer_id_dealers_id_fk" FOREIGN KEY ("link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_racing_entries" ADD CONSTRAINT "header_racing_entries_mobile_link_page_id_pages_id_fk" FOREIGN KEY ("mobile_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_racing_entries" ADD CONSTRAINT "header_racing_entries_mobile_link_range_id_ranges_id_fk" FOREIGN KEY ("mobile_link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_racing_entries" ADD CONSTRAINT "header_racing_entries_mobile_link_dealer_id_dealers_id_fk" FOREIGN KEY ("mobile_link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_racing_entries" ADD CONSTRAINT "header_racing_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_racing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_racing_entries_locales" ADD CONSTRAINT "header_racing_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_racing_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_racing" ADD CONSTRAINT "header_racing_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_racing" ADD CONSTRAINT "header_racing_link_range_id_ranges_id_fk" FOREIGN KEY ("link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_racing" ADD CONSTRAINT "header_racing_link_dealer_id_dealers_id_fk" FOREIGN KEY ("link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_racing" ADD CONSTRAINT "header_racing_mobile_link_page_id_pages_id_fk" FOREIGN KEY ("mobile_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_racing" ADD CONSTRAINT "header_racing_mobile_link_range_id_ranges_id_fk" FOREIGN KEY ("mobile_link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_racing" ADD CONSTRAINT "header_racing_mobile_link_dealer_id_dealers_id_fk" FOREIGN KEY ("mobile_link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_racing" ADD CONSTRAINT "header_racing_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_racing_locales" ADD CONSTRAINT "header_racing_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_racing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_items_entries_v" ADD CONSTRAINT "_header_items_entries_v_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_items_entries_v" ADD CONSTRAINT "_header_items_entries_v_link_range_id_ranges_id_fk" FOREIGN KEY ("link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_items_entries_v" ADD CONSTRAINT "_header_items_entries_v_link_dealer_id_dealers_id_fk" FOREIGN KEY ("link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_items_entries_v" ADD CONSTRAINT "_header_items_entries_v_mobile_link_page_id_pages_id_fk" FOREIGN KEY ("mobile_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_items_entries_v" ADD CONSTRAINT "_header_items_entries_v_mobile_link_range_id_ranges_id_fk" FOREIGN KEY ("mobile_link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_items_entries_v" ADD CONSTRAINT "_header_items_entries_v_mobile_link_dealer_id_dealers_id_fk" FOREIGN KEY ("mobile_link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_items_entries_v" ADD CONSTRAINT "_header_items_entries_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_items_entries_v_locales" ADD CONSTRAINT "_header_items_entries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_items_entries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_items_v" ADD CONSTRAINT "_header_items_v_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_items_v" ADD CONSTRAINT "_header_items_v_link_range_id_ranges_id_fk" FOREIGN KEY ("link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_items_v" ADD CONSTRAINT "_header_items_v_link_dealer_id_dealers_id_fk" FOREIGN KEY ("link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_items_v" ADD CONSTRAINT "_header_items_v_mobile_link_page_id_pages_id_fk" FOREIGN KEY ("mobile_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_items_v" ADD CONSTRAINT "_header_items_v_mobile_link_range_id_ranges_id_fk" FOREIGN KEY ("mobile_link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_items_v" ADD CONSTRAINT "_header_items_v_mobile_link_dealer_id_dealers_id_fk" FOREIGN KEY ("mobile_link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_items_v" ADD CONSTRAINT "_header_items_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_items_v_locales" ADD CONSTRAINT "_header_items_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_racing_entries_v" ADD CONSTRAINT "_header_racing_entries_v_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_racing_entries_v" ADD CONSTRAINT "_header_racing_entries_v_link_range_id_ranges_id_fk" FOREIGN KEY ("link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_racing_entries_v" ADD CONSTRAINT "_header_racing_entries_v_link_dealer_id_dealers_id_fk" FOREIGN KEY ("link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_racing_entries_v" ADD CONSTRAINT "_header_racing_entries_v_mobile_link_page_id_pages_id_fk" FOREIGN KEY ("mobile_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_racing_entries_v" ADD CONSTRAINT "_header_racing_entries_v_mobile_link_range_id_ranges_id_fk" FOREIGN KEY ("mobile_link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_racing_entries_v" ADD CONSTRAINT "_header_racing_entries_v_mobile_link_dealer_id_dealers_id_fk" FOREIGN KEY ("mobile_link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_racing_entries_v" ADD CONSTRAINT "_header_racing_entries_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_racing_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_racing_entries_v_locales" ADD CONSTRAINT "_header_racing_entries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_racing_entries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_racing_v" ADD CONSTRAINT "_header_racing_v_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_racing_v" ADD CONSTRAINT "_header_racing_v_link_range_id_ranges_id_fk" FOREIGN KEY ("link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_racing_v" ADD CONSTRAINT "_header_racing_v_link_dealer_id_dealers_id_fk" FOREIGN KEY ("link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_racing_v" ADD CONSTRAINT "_header_racing_v_mobile_link_page_id_pages_id_fk" FOREIGN KEY ("mobile_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_racing_v" ADD CONSTRAINT "_header_racing_v_mobile_link_range_id_ranges_id_fk" FOREIGN KEY ("mobile_link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_racing_v" ADD CONSTRAINT "_header_racing_v_mobile_link_dealer_id_dealers_id_fk" FOREIGN KEY ("mobile_link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_racing_v" ADD CONSTRAINT "_header_racing_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_racing_v_locales" ADD CONSTRAINT "_header_racing_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_racing_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_entries" ADD CONSTRAINT "footer_entries_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_entries" ADD CONSTRAINT "footer_entries_link_range_id_ranges_id_fk" FOREIGN KEY ("link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_entries" ADD CONSTRAINT "footer_entries_link_dealer_id_dealers_id_fk" FOREIGN KEY ("link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_entries" ADD CONSTRAINT "footer_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_entries_locales" ADD CONSTRAINT "footer_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns" ADD CONSTRAINT "footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_locales" ADD CONSTRAINT "footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_legal" ADD CONSTRAINT "footer_legal_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_legal" ADD CONSTRAINT "footer_legal_link_range_id_ranges_id_fk" FOREIGN KEY ("link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_legal" ADD CONSTRAINT "footer_legal_link_dealer_id_dealers_id_fk" FOREIGN KEY ("link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_legal" ADD CONSTRAINT "footer_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_legal_locales" ADD CONSTRAINT "footer_legal_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_legal"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_entries_v" ADD CONSTRAINT "_footer_entries_v_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_entries_v" ADD CONSTRAINT "_footer_entries_v_link_range_id_ranges_id_fk" FOREIGN KEY ("link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_entries_v" ADD CONSTRAINT "_footer_entries_v_link_dealer_id_dealers_id_fk" FOREIGN KEY ("link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_entries_v" ADD CONSTRAINT "_footer_entries_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_entries_v_locales" ADD CONSTRAINT "_footer_entries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_entries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns" ADD CONSTRAINT "_footer_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_locales" ADD CONSTRAINT "_footer_v_version_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_legal_v" ADD CONSTRAINT "_footer_legal_v_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_legal_v" ADD CONSTRAINT "_footer_legal_v_link_range_id_ranges_id_fk" FOREIGN KEY ("link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_legal_v" ADD CONSTRAINT "_footer_legal_v_link_dealer_id_dealers_id_fk" FOREIGN KEY ("link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_legal_v" ADD CONSTRAINT "_footer_legal_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_legal_v_locales" ADD CONSTRAINT "_footer_legal_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_legal_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_social_links" ADD CONSTRAINT "site_settings_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_social_links" ADD CONSTRAINT "_site_settings_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "finance_settings_numbers" ADD CONSTRAINT "finance_settings_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_finance_settings_v_numbers" ADD CONSTRAINT "_finance_settings_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_finance_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cookie_notice_locales" ADD CONSTRAINT "cookie_notice_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cookie_notice"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cookie_notice_v_locales" ADD CONSTRAINT "_cookie_notice_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cookie_notice_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_to_page_idx" ON "redirects" USING btree ("to_page_id");
  CREATE INDEX "redirects_to_to_range_idx" ON "redirects" USING btree ("to_range_id");
  CREATE INDEX "redirects_to_to_dealer_idx" ON "redirects" USING btree ("to_dealer_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "media_poster_idx" ON "media" USING btree ("poster_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx" ON "media" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "media_sizes_webp480_sizes_webp480_filename_idx" ON "media" USING btree ("sizes_webp480_filename");
  CREATE INDEX "media_sizes_webp960_sizes_webp960_filename_idx" ON "media" USING btree ("sizes_webp960_filename");
  CREATE INDEX "media_sizes_webp1600_sizes_webp1600_filename_idx" ON "media" USING btree ("sizes_webp1600_filename");
  CREATE INDEX "media_sizes_share_sizes_share_filename_idx" ON "media" USING btree ("sizes_share_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dealers_services_order_idx" ON "dealers_services" USING btree ("order");
  CREATE INDEX "dealers_services_parent_idx" ON "dealers_services" USING btree ("parent_id");
  CREATE INDEX "dealers_social_links_order_idx" ON "dealers_social_links" USING btree ("_order");
  CREATE INDEX "dealers_social_links_parent_id_idx" ON "dealers_social_links" USING btree ("_parent_id");
  CREATE INDEX "dealers_operating_hours_order_idx" ON "dealers_operating_hours" USING btree ("_order");
  CREATE INDEX "dealers_operating_hours_parent_id_idx" ON "dealers_operating_hours" USING btree ("_parent_id");
  CREATE INDEX "dealers_general_enquiry_recipients_order_idx" ON "dealers_general_enquiry_recipients" USING btree ("_order");
  CREATE INDEX "dealers_general_enquiry_recipients_parent_id_idx" ON "dealers_general_enquiry_recipients" USING btree ("_parent_id");
  CREATE INDEX "dealers_automark_recipients_order_idx" ON "dealers_automark_recipients" USING btree ("_order");
  CREATE INDEX "dealers_automark_recipients_parent_id_idx" ON "dealers_automark_recipients" USING btree ("_parent_id");
  CREATE INDEX "dealers_one_ads_recipients_order_idx" ON "dealers_one_ads_recipients" USING btree ("_order");
  CREATE INDEX "dealers_one_ads_recipients_parent_id_idx" ON "dealers_one_ads_recipients" USING btree ("_parent_id");
  CREATE INDEX "dealers_trade_in_recipients_order_idx" ON "dealers_trade_in_recipients" USING btree ("_order");
  CREATE INDEX "dealers_trade_in_recipients_parent_id_idx" ON "dealers_trade_in_recipients" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "dealers_slug_idx" ON "dealers" USING btree ("slug");
  CREATE UNIQUE INDEX "dealers_supplier_code_idx" ON "dealers" USING btree ("supplier_code");
  CREATE INDEX "dealers_group_idx" ON "dealers" USING btree ("group_id");
  CREATE INDEX "dealers_side_image_side_image_colour_idx" ON "dealers" USING btree ("side_image_colour_id");
  CREATE INDEX "dealers_side_image_side_image_image_idx" ON "dealers" USING btree ("side_image_image_id");
  CREATE INDEX "dealers_region_idx" ON "dealers" USING btree ("region_id");
  CREATE INDEX "dealers_updated_at_idx" ON "dealers" USING btree ("updated_at");
  CREATE INDEX "dealers_created_at_idx" ON "dealers" USING btree ("created_at");
  CREATE INDEX "dealers__status_idx" ON "dealers" USING btree ("_status");
  CREATE UNIQUE INDEX "dealers_locales_locale_parent_id_unique" ON "dealers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dealers_texts_order_parent" ON "dealers_texts" USING btree ("order","parent_id");
  CREATE INDEX "_dealers_v_version_services_order_idx" ON "_dealers_v_version_services" USING btree ("order");
  CREATE INDEX "_dealers_v_version_services_parent_idx" ON "_dealers_v_version_services" USING btree ("parent_id");
  CREATE INDEX "_dealers_v_version_social_links_order_idx" ON "_dealers_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_dealers_v_version_social_links_parent_id_idx" ON "_dealers_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_dealers_v_version_operating_hours_order_idx" ON "_dealers_v_version_operating_hours" USING btree ("_order");
  CREATE INDEX "_dealers_v_version_operating_hours_parent_id_idx" ON "_dealers_v_version_operating_hours" USING btree ("_parent_id");
  CREATE INDEX "_dealers_v_version_general_enquiry_recipients_order_idx" ON "_dealers_v_version_general_enquiry_recipients" USING btree ("_order");
  CREATE INDEX "_dealers_v_version_general_enquiry_recipients_parent_id_idx" ON "_dealers_v_version_general_enquiry_recipients" USING btree ("_parent_id");
  CREATE INDEX "_dealers_v_version_automark_recipients_order_idx" ON "_dealers_v_version_automark_recipients" USING btree ("_order");
  CREATE INDEX "_dealers_v_version_automark_recipients_parent_id_idx" ON "_dealers_v_version_automark_recipients" USING btree ("_parent_id");
  CREATE INDEX "_dealers_v_version_one_ads_recipients_order_idx" ON "_dealers_v_version_one_ads_recipients" USING btree ("_order");
  CREATE INDEX "_dealers_v_version_one_ads_recipients_parent_id_idx" ON "_dealers_v_version_one_ads_recipients" USING btree ("_parent_id");
  CREATE INDEX "_dealers_v_version_trade_in_recipients_order_idx" ON "_dealers_v_version_trade_in_recipients" USING btree ("_order");
  CREATE INDEX "_dealers_v_version_trade_in_recipients_parent_id_idx" ON "_dealers_v_version_trade_in_recipients" USING btree ("_parent_id");
  CREATE INDEX "_dealers_v_parent_idx" ON "_dealers_v" USING btree ("parent_id");
  CREATE INDEX "_dealers_v_version_version_slug_idx" ON "_dealers_v" USING btree ("version_slug");
  CREATE INDEX "_dealers_v_version_version_supplier_code_idx" ON "_dealers_v" USING btree ("version_supplier_code");
  CREATE INDEX "_dealers_v_version_version_group_idx" ON "_dealers_v" USING btree ("version_group_id");
  CREATE INDEX "_dealers_v_version_side_image_version_side_image_colour_idx" ON "_dealers_v" USING btree ("version_side_image_colour_id");
  CREATE INDEX "_dealers_v_version_side_image_version_side_image_image_idx" ON "_dealers_v" USING btree ("version_side_image_image_id");
  CREATE INDEX "_dealers_v_version_version_region_idx" ON "_dealers_v" USING btree ("version_region_id");
  CREATE INDEX "_dealers_v_version_version_updated_at_idx" ON "_dealers_v" USING btree ("version_updated_at");
  CREATE INDEX "_dealers_v_version_version_created_at_idx" ON "_dealers_v" USING btree ("version_created_at");
  CREATE INDEX "_dealers_v_version_version__status_idx" ON "_dealers_v" USING btree ("version__status");
  CREATE INDEX "_dealers_v_created_at_idx" ON "_dealers_v" USING btree ("created_at");
  CREATE INDEX "_dealers_v_updated_at_idx" ON "_dealers_v" USING btree ("updated_at");
  CREATE INDEX "_dealers_v_snapshot_idx" ON "_dealers_v" USING btree ("snapshot");
  CREATE INDEX "_dealers_v_published_locale_idx" ON "_dealers_v" USING btree ("published_locale");
  CREATE INDEX "_dealers_v_latest_idx" ON "_dealers_v" USING btree ("latest");
  CREATE INDEX "_dealers_v_autosave_idx" ON "_dealers_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_dealers_v_locales_locale_parent_id_unique" ON "_dealers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_dealers_v_texts_order_parent" ON "_dealers_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "dealer_groups_slug_idx" ON "dealer_groups" USING btree ("slug");
  CREATE INDEX "dealer_groups_updated_at_idx" ON "dealer_groups" USING btree ("updated_at");
  CREATE INDEX "dealer_groups_created_at_idx" ON "dealer_groups" USING btree ("created_at");
  CREATE INDEX "dealer_groups__status_idx" ON "dealer_groups" USING btree ("_status");
  CREATE INDEX "dealer_groups_rels_order_idx" ON "dealer_groups_rels" USING btree ("order");
  CREATE INDEX "dealer_groups_rels_parent_idx" ON "dealer_groups_rels" USING btree ("parent_id");
  CREATE INDEX "dealer_groups_rels_path_idx" ON "dealer_groups_rels" USING btree ("path");
  CREATE INDEX "dealer_groups_rels_regions_id_idx" ON "dealer_groups_rels" USING btree ("regions_id");
  CREATE INDEX "_dealer_groups_v_parent_idx" ON "_dealer_groups_v" USING btree ("parent_id");
  CREATE INDEX "_dealer_groups_v_version_version_slug_idx" ON "_dealer_groups_v" USING btree ("version_slug");
  CREATE INDEX "_dealer_groups_v_version_version_updated_at_idx" ON "_dealer_groups_v" USING btree ("version_updated_at");
  CREATE INDEX "_dealer_groups_v_version_version_created_at_idx" ON "_dealer_groups_v" USING btree ("version_created_at");
  CREATE INDEX "_dealer_groups_v_version_version__status_idx" ON "_dealer_groups_v" USING btree ("version__status");
  CREATE INDEX "_dealer_groups_v_created_at_idx" ON "_dealer_groups_v" USING btree ("created_at");
  CREATE INDEX "_dealer_groups_v_updated_at_idx" ON "_dealer_groups_v" USING btree ("updated_at");
  CREATE INDEX "_dealer_groups_v_snapshot_idx" ON "_dealer_groups_v" USING btree ("snapshot");
  CREATE INDEX "_dealer_groups_v_published_locale_idx" ON "_dealer_groups_v" USING btree ("published_locale");
  CREATE INDEX "_dealer_groups_v_latest_idx" ON "_dealer_groups_v" USING btree ("latest");
  CREATE INDEX "_dealer_groups_v_rels_order_idx" ON "_dealer_groups_v_rels" USING btree ("order");
  CREATE INDEX "_dealer_groups_v_rels_parent_idx" ON "_dealer_groups_v_rels" USING btree ("parent_id");
  CREATE INDEX "_dealer_groups_v_rels_path_idx" ON "_dealer_groups_v_rels" USING btree ("path");
  CREATE INDEX "_dealer_groups_v_rels_regions_id_idx" ON "_dealer_groups_v_rels" USING btree ("regions_id");
  CREATE UNIQUE INDEX "regions_name_idx" ON "regions" USING btree ("name");
  CREATE UNIQUE INDEX "regions_slug_idx" ON "regions" USING btree ("slug");
  CREATE INDEX "regions_updated_at_idx" ON "regions" USING btree ("updated_at");
  CREATE INDEX "regions_created_at_idx" ON "regions" USING btree ("created_at");
  CREATE INDEX "consent_texts_purpose_idx" ON "consent_texts" USING btree ("purpose");
  CREATE INDEX "consent_texts_updated_at_idx" ON "consent_texts" USING btree ("updated_at");
  CREATE INDEX "consent_texts_created_at_idx" ON "consent_texts" USING btree ("created_at");
  CREATE INDEX "consent_texts__status_idx" ON "consent_texts" USING btree ("_status");
  CREATE UNIQUE INDEX "purpose_version_idx" ON "consent_texts" USING btree ("purpose","version");
  CREATE UNIQUE INDEX "consent_texts_locales_locale_parent_id_unique" ON "consent_texts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_consent_texts_v_parent_idx" ON "_consent_texts_v" USING btree ("parent_id");
  CREATE INDEX "_consent_texts_v_version_version_purpose_idx" ON "_consent_texts_v" USING btree ("version_purpose");
  CREATE INDEX "_consent_texts_v_version_version_updated_at_idx" ON "_consent_texts_v" USING btree ("version_updated_at");
  CREATE INDEX "_consent_texts_v_version_version_created_at_idx" ON "_consent_texts_v" USING btree ("version_created_at");
  CREATE INDEX "_consent_texts_v_version_version__status_idx" ON "_consent_texts_v" USING btree ("version__status");
  CREATE INDEX "_consent_texts_v_created_at_idx" ON "_consent_texts_v" USING btree ("created_at");
  CREATE INDEX "_consent_texts_v_updated_at_idx" ON "_consent_texts_v" USING btree ("updated_at");
  CREATE INDEX "_consent_texts_v_snapshot_idx" ON "_consent_texts_v" USING btree ("snapshot");
  CREATE INDEX "_consent_texts_v_published_locale_idx" ON "_consent_texts_v" USING btree ("published_locale");
  CREATE INDEX "_consent_texts_v_latest_idx" ON "_consent_texts_v" USING btree ("latest");
  CREATE INDEX "version_purpose_version_version_idx" ON "_consent_texts_v" USING btree ("version_purpose","version_version");
  CREATE UNIQUE INDEX "_consent_texts_v_locales_locale_parent_id_unique" ON "_consent_texts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_keys_updated_at_idx" ON "service_keys" USING btree ("updated_at");
  CREATE INDEX "service_keys_created_at_idx" ON "service_keys" USING btree ("created_at");
  CREATE INDEX "header_items_entries_order_idx" ON "header_items_entries" USING btree ("_order");
  CREATE INDEX "header_items_entries_parent_id_idx" ON "header_items_entries" USING btree ("_parent_id");
  CREATE INDEX "header_items_entries_link_link_page_idx" ON "header_items_entries" USING btree ("link_page_id");
  CREATE INDEX "header_items_entries_link_link_range_idx" ON "header_items_entries" USING btree ("link_range_id");
  CREATE INDEX "header_items_entries_link_link_dealer_idx" ON "header_items_entries" USING btree ("link_dealer_id");
  CREATE INDEX "header_items_entries_mobile_link_mobile_link_page_idx" ON "header_items_entries" USING btree ("mobile_link_page_id");
  CREATE INDEX "header_items_entries_mobile_link_mobile_link_range_idx" ON "header_items_entries" USING btree ("mobile_link_range_id");
  CREATE INDEX "header_items_entries_mobile_link_mobile_link_dealer_idx" ON "header_items_entries" USING btree ("mobile_link_dealer_id");
  CREATE UNIQUE INDEX "header_items_entries_locales_locale_parent_id_unique" ON "header_items_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_items_order_idx" ON "header_items" USING btree ("_order");
  CREATE INDEX "header_items_parent_id_idx" ON "header_items" USING btree ("_parent_id");
  CREATE INDEX "header_items_link_link_page_idx" ON "header_items" USING btree ("link_page_id");
  CREATE INDEX "header_items_link_link_range_idx" ON "header_items" USING btree ("link_range_id");
  CREATE INDEX "header_items_link_link_dealer_idx" ON "header_items" USING btree ("link_dealer_id");
  CREATE INDEX "header_items_mobile_link_mobile_link_page_idx" ON "header_items" USING btree ("mobile_link_page_id");
  CREATE INDEX "header_items_mobile_link_mobile_link_range_idx" ON "header_items" USING btree ("mobile_link_range_id");
  CREATE INDEX "header_items_mobile_link_mobile_link_dealer_idx" ON "header_items" USING btree ("mobile_link_dealer_id");
  CREATE UNIQUE INDEX "header_items_locales_locale_parent_id_unique" ON "header_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_racing_entries_order_idx" ON "header_racing_entries" USING btree ("_order");
  CREATE INDEX "header_racing_entries_parent_id_idx" ON "header_racing_entries" USING btree ("_parent_id");
  CREATE INDEX "header_racing_entries_link_link_page_idx" ON "header_racing_entries" USING btree ("link_page_id");
  CREATE INDEX "header_racing_entries_link_link_range_idx" ON "header_racing_entries" USING btree ("link_range_id");
  CREATE INDEX "header_racing_entries_link_link_dealer_idx" ON "header_racing_entries" USING btree ("link_dealer_id");
  CREATE INDEX "header_racing_entries_mobile_link_mobile_link_page_idx" ON "header_racing_entries" USING btree ("mobile_link_page_id");
  CREATE INDEX "header_racing_entries_mobile_link_mobile_link_range_idx" ON "header_racing_entries" USING btree ("mobile_link_range_id");
  CREATE INDEX "header_racing_entries_mobile_link_mobile_link_dealer_idx" ON "header_racing_entries" USING btree ("mobile_link_dealer_id");
  CREATE UNIQUE INDEX "header_racing_entries_locales_locale_parent_id_unique" ON "header_racing_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_racing_order_idx" ON "header_racing" USING btree ("_order");
  CREATE INDEX "header_racing_parent_id_idx" ON "header_racing" USING btree ("_parent_id");
  CREATE INDEX "header_racing_link_link_page_idx" ON "header_racing" USING btree ("link_page_id");
  CREATE INDEX "header_racing_link_link_range_idx" ON "header_racing" USING btree ("link_range_id");
  CREATE INDEX "header_racing_link_link_dealer_idx" ON "header_racing" USING btree ("link_dealer_id");
  CREATE INDEX "header_racing_mobile_link_mobile_link_page_idx" ON "header_racing" USING btree ("mobile_link_page_id");
  CREATE INDEX "header_racing_mobile_link_mobile_link_range_idx" ON "header_racing" USING btree ("mobile_link_range_id");
  CREATE INDEX "header_racing_mobile_link_mobile_link_dealer_idx" ON "header_racing" USING btree ("mobile_link_dealer_id");
  CREATE UNIQUE INDEX "header_racing_locales_locale_parent_id_unique" ON "header_racing_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header__status_idx" ON "header" USING btree ("_status");
  CREATE INDEX "_header_items_entries_v_order_idx" ON "_header_items_entries_v" USING btree ("_order");
  CREATE INDEX "_header_items_entries_v_parent_id_idx" ON "_header_items_entries_v" USING btree ("_parent_id");
  CREATE INDEX "_header_items_entries_v_link_link_page_idx" ON "_header_items_entries_v" USING btree ("link_page_id");
  CREATE INDEX "_header_items_entries_v_link_link_range_idx" ON "_header_items_entries_v" USING btree ("link_range_id");
  CREATE INDEX "_header_items_entries_v_link_link_dealer_idx" ON "_header_items_entries_v" USING btree ("link_dealer_id");
  CREATE INDEX "_header_items_entries_v_mobile_link_mobile_link_page_idx" ON "_header_items_entries_v" USING btree ("mobile_link_page_id");
  CREATE INDEX "_header_items_entries_v_mobile_link_mobile_link_range_idx" ON "_header_items_entries_v" USING btree ("mobile_link_range_id");
  CREATE INDEX "_header_items_entries_v_mobile_link_mobile_link_dealer_idx" ON "_header_items_entries_v" USING btree ("mobile_link_dealer_id");
  CREATE UNIQUE INDEX "_header_items_entries_v_locales_locale_parent_id_unique" ON "_header_items_entries_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_items_v_order_idx" ON "_header_items_v" USING btree ("_order");
  CREATE INDEX "_header_items_v_parent_id_idx" ON "_header_items_v" USING btree ("_parent_id");
  CREATE INDEX "_header_items_v_link_link_page_idx" ON "_header_items_v" USING btree ("link_page_id");
  CREATE INDEX "_header_items_v_link_link_range_idx" ON "_header_items_v" USING btree ("link_range_id");
  CREATE INDEX "_header_items_v_link_link_dealer_idx" ON "_header_items_v" USING btree ("link_dealer_id");
  CREATE INDEX "_header_items_v_mobile_link_mobile_link_page_idx" ON "_header_items_v" USING btree ("mobile_link_page_id");
  CREATE INDEX "_header_items_v_mobile_link_mobile_link_range_idx" ON "_header_items_v" USING btree ("mobile_link_range_id");
  CREATE INDEX "_header_items_v_mobile_link_mobile_link_dealer_idx" ON "_header_items_v" USING btree ("mobile_link_dealer_id");
  CREATE UNIQUE INDEX "_header_items_v_locales_locale_parent_id_unique" ON "_header_items_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_racing_entries_v_order_idx" ON "_header_racing_entries_v" USING btree ("_order");
  CREATE INDEX "_header_racing_entries_v_parent_id_idx" ON "_header_racing_entries_v" USING btree ("_parent_id");
  CREATE INDEX "_header_racing_entries_v_link_link_page_idx" ON "_header_racing_entries_v" USING btree ("link_page_id");
  CREATE INDEX "_header_racing_entries_v_link_link_range_idx" ON "_header_racing_entries_v" USING btree ("link_range_id");
  CREATE INDEX "_header_racing_entries_v_link_link_dealer_idx" ON "_header_racing_entries_v" USING btree ("link_dealer_id");
  CREATE INDEX "_header_racing_entries_v_mobile_link_mobile_link_page_idx" ON "_header_racing_entries_v" USING btree ("mobile_link_page_id");
  CREATE INDEX "_header_racing_entries_v_mobile_link_mobile_link_range_idx" ON "_header_racing_entries_v" USING btree ("mobile_link_range_id");
  CREATE INDEX "_header_racing_entries_v_mobile_link_mobile_link_dealer_idx" ON "_header_racing_entries_v" USING btree ("mobile_link_dealer_id");
  CREATE UNIQUE INDEX "_header_racing_entries_v_locales_locale_parent_id_unique" ON "_header_racing_entries_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_racing_v_order_idx" ON "_header_racing_v" USING btree ("_order");
  CREATE INDEX "_header_racing_v_parent_id_idx" ON "_header_racing_v" USING btree ("_parent_id");
  CREATE INDEX "_header_racing_v_link_link_page_idx" ON "_header_racing_v" USING btree ("link_page_id");
  CREATE INDEX "_header_racing_v_link_link_range_idx" ON "_header_racing_v" USING btree ("link_range_id");
  CREATE INDEX "_header_racing_v_link_link_dealer_idx" ON "_header_racing_v" USING btree ("link_dealer_id");
  CREATE INDEX "_header_racing_v_mobile_link_mobile_link_page_idx" ON "_header_racing_v" USING btree ("mobile_link_page_id");
  CREATE INDEX "_header_racing_v_mobile_link_mobile_link_range_idx" ON "_header_racing_v" USING btree ("mobile_link_range_id");
  CREATE INDEX "_header_racing_v_mobile_link_mobile_link_dealer_idx" ON "_header_racing_v" USING btree ("mobile_link_dealer_id");
  CREATE UNIQUE INDEX "_header_racing_v_locales_locale_parent_id_unique" ON "_header_racing_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_version__status_idx" ON "_header_v" USING btree ("version__status");
  CREATE INDEX "_header_v_created_at_idx" ON "_header_v" USING btree ("created_at");
  CREATE INDEX "_header_v_updated_at_idx" ON "_header_v" USING btree ("updated_at");
  CREATE INDEX "_header_v_snapshot_idx" ON "_header_v" USING btree ("snapshot");
  CREATE INDEX "_header_v_published_locale_idx" ON "_header_v" USING btree ("published_locale");
  CREATE INDEX "_header_v_latest_idx" ON "_header_v" USING btree ("latest");
  CREATE INDEX "_header_v_autosave_idx" ON "_header_v" USING btree ("autosave");
  CREATE INDEX "footer_entries_order_idx" ON "footer_entries" USING btree ("_order");
  CREATE INDEX "footer_entries_parent_id_idx" ON "footer_entries" USING btree ("_parent_id");
  CREATE INDEX "footer_entries_link_link_page_idx" ON "footer_entries" USING btree ("link_page_id");
  CREATE INDEX "footer_entries_link_link_range_idx" ON "footer_entries" USING btree ("link_range_id");
  CREATE INDEX "footer_entries_link_link_dealer_idx" ON "footer_entries" USING btree ("link_dealer_id");
  CREATE UNIQUE INDEX "footer_entries_locales_locale_parent_id_unique" ON "footer_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_order_idx" ON "footer_columns" USING btree ("_order");
  CREATE INDEX "footer_columns_parent_id_idx" ON "footer_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_locales_locale_parent_id_unique" ON "footer_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_legal_order_idx" ON "footer_legal" USING btree ("_order");
  CREATE INDEX "footer_legal_parent_id_idx" ON "footer_legal" USING btree ("_parent_id");
  CREATE INDEX "footer_legal_link_link_page_idx" ON "footer_legal" USING btree ("link_page_id");
  CREATE INDEX "footer_legal_link_link_range_idx" ON "footer_legal" USING btree ("link_range_id");
  CREATE INDEX "footer_legal_link_link_dealer_idx" ON "footer_legal" USING btree ("link_dealer_id");
  CREATE UNIQUE INDEX "footer_legal_locales_locale_parent_id_unique" ON "footer_legal_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer__status_idx" ON "footer" USING btree ("_status");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_entries_v_order_idx" ON "_footer_entries_v" USING btree ("_order");
  CREATE INDEX "_footer_entries_v_parent_id_idx" ON "_footer_entries_v" USING btree ("_parent_id");
  CREATE INDEX "_footer_entries_v_link_link_page_idx" ON "_footer_entries_v" USING btree ("link_page_id");
  CREATE INDEX "_footer_entries_v_link_link_range_idx" ON "_footer_entries_v" USING btree ("link_range_id");
  CREATE INDEX "_footer_entries_v_link_link_dealer_idx" ON "_footer_entries_v" USING btree ("link_dealer_id");
  CREATE UNIQUE INDEX "_footer_entries_v_locales_locale_parent_id_unique" ON "_footer_entries_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_columns_order_idx" ON "_footer_v_version_columns" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_parent_id_idx" ON "_footer_v_version_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_columns_locales_locale_parent_id_unique" ON "_footer_v_version_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_legal_v_order_idx" ON "_footer_legal_v" USING btree ("_order");
  CREATE INDEX "_footer_legal_v_parent_id_idx" ON "_footer_legal_v" USING btree ("_parent_id");
  CREATE INDEX "_footer_legal_v_link_link_page_idx" ON "_footer_legal_v" USING btree ("link_page_id");
  CREATE INDEX "_footer_legal_v_link_link_range_idx" ON "_footer_legal_v" USING btree ("link_range_id");
  CREATE INDEX "_footer_legal_v_link_link_dealer_idx" ON "_footer_legal_v" USING btree ("link_dealer_id");
  CREATE UNIQUE INDEX "_footer_legal_v_locales_locale_parent_id_unique" ON "_footer_legal_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_version__status_idx" ON "_footer_v" USING btree ("version__status");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE INDEX "_footer_v_snapshot_idx" ON "_footer_v" USING btree ("snapshot");
  CREATE INDEX "_footer_v_published_locale_idx" ON "_footer_v" USING btree ("published_locale");
  CREATE INDEX "_footer_v_latest_idx" ON "_footer_v" USING btree ("latest");
  CREATE INDEX "_footer_v_autosave_idx" ON "_footer_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_social_links_order_idx" ON "site_settings_social_links" USING btree ("_order");
  CREATE INDEX "site_settings_social_links_parent_id_idx" ON "site_settings_social_links" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_social_links_order_idx" ON "_site_settings_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_social_links_parent_id_idx" ON "_site_settings_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "finance_settings_numbers_order_parent_idx" ON "finance_settings_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_finance_settings_v_created_at_idx" ON "_finance_settings_v" USING btree ("created_at");
  CREATE INDEX "_finance_settings_v_updated_at_idx" ON "_finance_settings_v" USING btree ("updated_at");
  CREATE INDEX "_finance_settings_v_numbers_order_parent_idx" ON "_finance_settings_v_numbers" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "cookie_notice_locales_locale_parent_id_unique" ON "cookie_notice_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cookie_notice_v_created_at_idx" ON "_cookie_notice_v" USING btree ("created_at");
  CREATE INDEX "_cookie_notice_v_updated_at_idx" ON "_cookie_notice_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_cookie_notice_v_locales_locale_parent_id_unique" ON "_cookie_notice_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "ranges" ADD CONSTRAINT "ranges_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ranges_v" ADD CONSTRAINT "_ranges_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dealers_fk" FOREIGN KEY ("dealers_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dealer_groups_fk" FOREIGN KEY ("dealer_groups_id") REFERENCES "public"."dealer_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_regions_fk" FOREIGN KEY ("regions_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_texts_fk" FOREIGN KEY ("consent_texts_id") REFERENCES "public"."consent_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_keys_fk" FOREIGN KEY ("service_keys_id") REFERENCES "public"."service_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_service_keys_fk" FOREIGN KEY ("service_keys_id") REFERENCES "public"."service_keys"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "ranges_hero_hero_image_idx" ON "ranges" USING btree ("hero_image_id");
  CREATE INDEX "_ranges_v_version_hero_version_hero_image_idx" ON "_ranges_v" USING btree ("version_hero_image_id");
  CREATE INDEX "users_dealer_idx" ON "users" USING btree ("dealer_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_dealers_id_idx" ON "payload_locked_documents_rels" USING btree ("dealers_id");
  CREATE INDEX "payload_locked_documents_rels_dealer_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("dealer_groups_id");
  CREATE INDEX "payload_locked_documents_rels_regions_id_idx" ON "payload_locked_documents_rels" USING btree ("regions_id");
  CREATE INDEX "payload_locked_documents_rels_consent_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_texts_id");
  CREATE INDEX "payload_locked_documents_rels_service_keys_id_idx" ON "payload_locked_documents_rels" USING btree ("service_keys_id");
  CREATE INDEX "payload_preferences_rels_service_keys_id_idx" ON "payload_preferences_rels" USING btree ("service_keys_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealers_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealers_social_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealers_operating_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealers_general_enquiry_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealers_automark_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealers_one_ads_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealers_trade_in_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealers_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealers_v_version_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealers_v_version_social_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealers_v_version_operating_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealers_v_version_general_enquiry_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealers_v_version_automark_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealers_v_version_one_ads_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealers_v_version_trade_in_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealers_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealers_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealer_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealer_groups_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealer_groups_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealer_groups_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "regions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_texts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_consent_texts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_consent_texts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_keys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "header_items_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "header_items_entries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "header_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "header_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "header_racing_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "header_racing_entries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "header_racing" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "header_racing_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "header" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_items_entries_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_items_entries_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_items_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_items_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_racing_entries_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_racing_entries_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_racing_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_racing_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_entries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_columns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_legal" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_legal_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_entries_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_entries_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_columns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_legal_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_legal_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_social_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_social_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "finance_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "finance_settings_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_finance_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_finance_settings_v_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cookie_notice" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cookie_notice_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cookie_notice_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cookie_notice_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "dealers_services" CASCADE;
  DROP TABLE "dealers_social_links" CASCADE;
  DROP TABLE "dealers_operating_hours" CASCADE;
  DROP TABLE "dealers_general_enquiry_recipients" CASCADE;
  DROP TABLE "dealers_automark_recipients" CASCADE;
  DROP TABLE "dealers_one_ads_recipients" CASCADE;
  DROP TABLE "dealers_trade_in_recipients" CASCADE;
  DROP TABLE "dealers" CASCADE;
  DROP TABLE "dealers_locales" CASCADE;
  DROP TABLE "dealers_texts" CASCADE;
  DROP TABLE "_dealers_v_version_services" CASCADE;
  DROP TABLE "_dealers_v_version_social_links" CASCADE;
  DROP TABLE "_dealers_v_version_operating_hours" CASCADE;
  DROP TABLE "_dealers_v_version_general_enquiry_recipients" CASCADE;
  DROP TABLE "_dealers_v_version_automark_recipients" CASCADE;
  DROP TABLE "_dealers_v_version_one_ads_recipients" CASCADE;
  DROP TABLE "_dealers_v_version_trade_in_recipients" CASCADE;
  DROP TABLE "_dealers_v" CASCADE;
  DROP TABLE "_dealers_v_locales" CASCADE;
  DROP TABLE "_dealers_v_texts" CASCADE;
  DROP TABLE "dealer_groups" CASCADE;
  DROP TABLE "dealer_groups_rels" CASCADE;
  DROP TABLE "_dealer_groups_v" CASCADE;
  DROP TABLE "_dealer_groups_v_rels" CASCADE;
  DROP TABLE "regions" CASCADE;
  DROP TABLE "consent_texts" CASCADE;
  DROP TABLE "consent_texts_locales" CASCADE;
  DROP TABLE "_consent_texts_v" CASCADE;
  DROP TABLE "_consent_texts_v_locales" CASCADE;
  DROP TABLE "service_keys" CASCADE;
  DROP TABLE "header_items_entries" CASCADE;
  DROP TABLE "header_items_entries_locales" CASCADE;
  DROP TABLE "header_items" CASCADE;
  DROP TABLE "header_items_locales" CASCADE;
  DROP TABLE "header_racing_entries" CASCADE;
  DROP TABLE "header_racing_entries_locales" CASCADE;
  DROP TABLE "header_racing" CASCADE;
  DROP TABLE "header_racing_locales" CASCADE;
  DROP TABLE "header" CASCADE;
  DROP TABLE "_header_items_entries_v" CASCADE;
  DROP TABLE "_header_items_entries_v_locales" CASCADE;
  DROP TABLE "_header_items_v" CASCADE;
  DROP TABLE "_header_items_v_locales" CASCADE;
  DROP TABLE "_header_racing_entries_v" CASCADE;
  DROP TABLE "_header_racing_entries_v_locales" CASCADE;
  DROP TABLE "_header_racing_v" CASCADE;
  DROP TABLE "_header_racing_v_locales" CASCADE;
  DROP TABLE "_header_v" CASCADE;
  DROP TABLE "footer_entries" CASCADE;
  DROP TABLE "footer_entries_locales" CASCADE;
  DROP TABLE "footer_columns" CASCADE;
  DROP TABLE "footer_columns_locales" CASCADE;
  DROP TABLE "footer_legal" CASCADE;
  DROP TABLE "footer_legal_locales" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "_footer_entries_v" CASCADE;
  DROP TABLE "_footer_entries_v_locales" CASCADE;
  DROP TABLE "_footer_v_version_columns" CASCADE;
  DROP TABLE "_footer_v_version_columns_locales" CASCADE;
  DROP TABLE "_footer_legal_v" CASCADE;
  DROP TABLE "_footer_legal_v_locales" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "_footer_v_locales" CASCADE;
  DROP TABLE "site_settings_social_links" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "_site_settings_v_version_social_links" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "finance_settings" CASCADE;
  DROP TABLE "finance_settings_numbers" CASCADE;
  DROP TABLE "_finance_settings_v" CASCADE;
  DROP TABLE "_finance_settings_v_numbers" CASCADE;
  DROP TABLE "cookie_notice" CASCADE;
  DROP TABLE "cookie_notice_locales" CASCADE;
  DROP TABLE "_cookie_notice_v" CASCADE;
  DROP TABLE "_cookie_notice_v_locales" CASCADE;
  ALTER TABLE "ranges" DROP CONSTRAINT "ranges_hero_image_id_media_id_fk";
  
  ALTER TABLE "_ranges_v" DROP CONSTRAINT "_ranges_v_version_hero_image_id_media_id_fk";
  
  ALTER TABLE "users" DROP CONSTRAINT "users_dealer_id_dealers_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dealers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dealer_groups_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_regions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consent_texts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_service_keys_fk";
  
  ALTER TABLE "payload_preferences_rels" DROP CONSTRAINT "payload_preferences_rels_service_keys_fk";
  
  ALTER TABLE "ranges" ALTER COLUMN "hero_scene" SET DATA TYPE text;
  ALTER TABLE "ranges" ALTER COLUMN "hero_scene" SET DEFAULT 'drakensberg'::text;
  DROP TYPE "public"."enum_ranges_hero_scene";
  CREATE TYPE "public"."enum_ranges_hero_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track');
  ALTER TABLE "ranges" ALTER COLUMN "hero_scene" SET DEFAULT 'drakensberg'::"public"."enum_ranges_hero_scene";
  ALTER TABLE "ranges" ALTER COLUMN "hero_scene" SET DATA TYPE "public"."enum_ranges_hero_scene" USING "hero_scene"::"public"."enum_ranges_hero_scene";
  ALTER TABLE "_ranges_v" ALTER COLUMN "version_hero_scene" SET DATA TYPE text;
  ALTER TABLE "_ranges_v" ALTER COLUMN "version_hero_scene" SET DEFAULT 'drakensberg'::text;
  DROP TYPE "public"."enum__ranges_v_version_hero_scene";
  CREATE TYPE "public"."enum__ranges_v_version_hero_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track');
  ALTER TABLE "_ranges_v" ALTER COLUMN "version_hero_scene" SET DEFAULT 'drakensberg'::"public"."enum__ranges_v_version_hero_scene";
  ALTER TABLE "_ranges_v" ALTER COLUMN "version_hero_scene" SET DATA TYPE "public"."enum__ranges_v_version_hero_scene" USING "version_hero_scene"::"public"."enum__ranges_v_version_hero_scene";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "ranges_hero_hero_image_idx";
  DROP INDEX "_ranges_v_version_hero_version_hero_image_idx";
  DROP INDEX "users_dealer_idx";
  DROP INDEX "payload_locked_documents_rels_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "payload_locked_documents_rels_media_id_idx";
  DROP INDEX "payload_locked_documents_rels_dealers_id_idx";
  DROP INDEX "payload_locked_documents_rels_dealer_groups_id_idx";
  DROP INDEX "payload_locked_documents_rels_regions_id_idx";
  DROP INDEX "payload_locked_documents_rels_consent_texts_id_idx";
  DROP INDEX "payload_locked_documents_rels_service_keys_id_idx";
  DROP INDEX "payload_preferences_rels_service_keys_id_idx";
  ALTER TABLE "ranges" DROP COLUMN "hero_source";
  ALTER TABLE "ranges" DROP COLUMN "hero_image_id";
  ALTER TABLE "ranges_locales" DROP COLUMN "hero_alt";
  ALTER TABLE "_ranges_v" DROP COLUMN "version_hero_source";
  ALTER TABLE "_ranges_v" DROP COLUMN "version_hero_image_id";
  ALTER TABLE "_ranges_v_locales" DROP COLUMN "version_hero_alt";
  ALTER TABLE "models" DROP COLUMN "offer_starts_on";
  ALTER TABLE "models" DROP COLUMN "offer_ends_on";
  ALTER TABLE "_models_v" DROP COLUMN "version_offer_starts_on";
  ALTER TABLE "_models_v" DROP COLUMN "version_offer_ends_on";
  ALTER TABLE "users" DROP COLUMN "dealer_id";
  ALTER TABLE "users" DROP COLUMN "disabled";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dealers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dealer_groups_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "regions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consent_texts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_keys_id";
  ALTER TABLE "payload_preferences_rels" DROP COLUMN "service_keys_id";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_redirects_to_kind";
  DROP TYPE "public"."enum_ranges_hero_source";
  DROP TYPE "public"."enum__ranges_v_version_hero_source";
  DROP TYPE "public"."enum_dealers_services";
  DROP TYPE "public"."enum_dealers_social_links_network";
  DROP TYPE "public"."enum_dealers_operating_hours_day";
  DROP TYPE "public"."enum_dealers_toyota_supplier";
  DROP TYPE "public"."enum_dealers_side_image_source";
  DROP TYPE "public"."enum_dealers_side_image_vehicle";
  DROP TYPE "public"."enum_dealers_side_image_scene";
  DROP TYPE "public"."enum_dealers_status";
  DROP TYPE "public"."enum__dealers_v_version_services";
  DROP TYPE "public"."enum__dealers_v_version_social_links_network";
  DROP TYPE "public"."enum__dealers_v_version_operating_hours_day";
  DROP TYPE "public"."enum__dealers_v_version_toyota_supplier";
  DROP TYPE "public"."enum__dealers_v_version_side_image_source";
  DROP TYPE "public"."enum__dealers_v_version_side_image_vehicle";
  DROP TYPE "public"."enum__dealers_v_version_side_image_scene";
  DROP TYPE "public"."enum__dealers_v_version_status";
  DROP TYPE "public"."enum__dealers_v_published_locale";
  DROP TYPE "public"."enum_dealer_groups_status";
  DROP TYPE "public"."enum__dealer_groups_v_version_status";
  DROP TYPE "public"."enum__dealer_groups_v_published_locale";
  DROP TYPE "public"."enum_regions_kind";
  DROP TYPE "public"."enum_regions_currency";
  DROP TYPE "public"."enum_consent_texts_purpose";
  DROP TYPE "public"."enum_consent_texts_status";
  DROP TYPE "public"."enum__consent_texts_v_version_purpose";
  DROP TYPE "public"."enum__consent_texts_v_version_status";
  DROP TYPE "public"."enum__consent_texts_v_published_locale";
  DROP TYPE "public"."enum_header_items_entries_link_kind";
  DROP TYPE "public"."enum_header_items_entries_mobile_link_kind";
  DROP TYPE "public"."enum_header_items_item_type";
  DROP TYPE "public"."enum_header_items_place";
  DROP TYPE "public"."enum_header_items_look";
  DROP TYPE "public"."enum_header_items_link_kind";
  DROP TYPE "public"."enum_header_items_mobile_link_kind";
  DROP TYPE "public"."enum_header_items_submenu";
  DROP TYPE "public"."enum_header_racing_entries_link_kind";
  DROP TYPE "public"."enum_header_racing_entries_mobile_link_kind";
  DROP TYPE "public"."enum_header_racing_item_type";
  DROP TYPE "public"."enum_header_racing_place";
  DROP TYPE "public"."enum_header_racing_look";
  DROP TYPE "public"."enum_header_racing_link_kind";
  DROP TYPE "public"."enum_header_racing_mobile_link_kind";
  DROP TYPE "public"."enum_header_racing_submenu";
  DROP TYPE "public"."enum_header_status";
  DROP TYPE "public"."enum__header_items_entries_v_link_kind";
  DROP TYPE "public"."enum__header_items_entries_v_mobile_link_kind";
  DROP TYPE "public"."enum__header_items_v_item_type";
  DROP TYPE "public"."enum__header_items_v_place";
  DROP TYPE "public"."enum__header_items_v_look";
  DROP TYPE "public"."enum__header_items_v_link_kind";
  DROP TYPE "public"."enum__header_items_v_mobile_link_kind";
  DROP TYPE "public"."enum__header_items_v_submenu";
  DROP TYPE "public"."enum__header_racing_entries_v_link_kind";
  DROP TYPE "public"."enum__header_racing_entries_v_mobile_link_kind";
  DROP TYPE "public"."enum__header_racing_v_item_type";
  DROP TYPE "public"."enum__header_racing_v_place";
  DROP TYPE "public"."enum__header_racing_v_look";
  DROP TYPE "public"."enum__header_racing_v_link_kind";
  DROP TYPE "public"."enum__header_racing_v_mobile_link_kind";
  DROP TYPE "public"."enum__header_racing_v_submenu";
  DROP TYPE "public"."enum__header_v_version_status";
  DROP TYPE "public"."enum__header_v_published_locale";
  DROP TYPE "public"."enum_footer_entries_link_kind";
  DROP TYPE "public"."enum_footer_columns_content";
  DROP TYPE "public"."enum_footer_legal_link_kind";
  DROP TYPE "public"."enum_footer_status";
  DROP TYPE "public"."enum__footer_entries_v_link_kind";
  DROP TYPE "public"."enum__footer_v_version_columns_content";
  DROP TYPE "public"."enum__footer_legal_v_link_kind";
  DROP TYPE "public"."enum__footer_v_version_status";
  DROP TYPE "public"."enum__footer_v_published_locale";
  DROP TYPE "public"."enum_site_settings_social_links_network";
  DROP TYPE "public"."enum__site_settings_v_version_social_links_network";`)
}
