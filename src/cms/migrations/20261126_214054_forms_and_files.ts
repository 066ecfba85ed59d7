import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiry_files_verdict" AS ENUM('clean', 'notScanned');
  CREATE TYPE "public"."enum_page_feedback_answer" AS ENUM('helpful', 'notHelpful');
  CREATE TYPE "public"."enum_page_feedback_language" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_merchandise_picture_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'upload');
  CREATE TYPE "public"."enum_merchandise_picture_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum_merchandise_picture_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum_merchandise_picture_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum_merchandise_picture_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum_merchandise_picture_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum_merchandise_picture_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum_merchandise_picture_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum_merchandise_picture_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum_merchandise_picture_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum_merchandise_picture_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum_merchandise_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__merchandise_v_version_picture_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'upload');
  CREATE TYPE "public"."enum__merchandise_v_version_picture_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum__merchandise_v_version_picture_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum__merchandise_v_version_picture_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum__merchandise_v_version_picture_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum__merchandise_v_version_picture_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum__merchandise_v_version_picture_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum__merchandise_v_version_picture_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum__merchandise_v_version_picture_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum__merchandise_v_version_picture_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum__merchandise_v_version_picture_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum__merchandise_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__merchandise_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_consent_entries_purpose" AS ENUM('marketing', 'academy');
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'tradeIn';
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'academy';
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'sponsorship';
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'citizenship';
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'merchandise';
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'document';
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'serviceBooking';
  ALTER TYPE "public"."enum_consent_texts_purpose" ADD VALUE 'academy' BEFORE 'privacy';
  ALTER TYPE "public"."enum__consent_texts_v_version_purpose" ADD VALUE 'academy' BEFORE 'privacy';
  CREATE TABLE "enquiry_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"form_key" varchar NOT NULL,
  	"slot" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"media_type" varchar NOT NULL,
  	"bytes" numeric NOT NULL,
  	"width" numeric,
  	"height" numeric,
  	"verdict" "enum_enquiry_files_verdict" NOT NULL,
  	"enquiry_id" integer,
  	"expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "page_feedback" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" varchar,
  	"answer" "enum_page_feedback_answer" NOT NULL,
  	"suggestion" varchar,
  	"language" "enum_page_feedback_language" NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "merchandise" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"product_code" varchar,
  	"description" varchar,
  	"price" numeric,
  	"picture_source" "enum_merchandise_picture_source",
  	"picture_vehicle" "enum_merchandise_picture_vehicle",
  	"picture_colour_id" integer,
  	"picture_scene" "enum_merchandise_picture_scene" DEFAULT 'drakensberg',
  	"picture_view" "enum_merchandise_picture_view" DEFAULT 'side',
  	"picture_livery" "enum_merchandise_picture_livery",
  	"picture_number" varchar,
  	"picture_wheels" "enum_merchandise_picture_wheels",
  	"picture_topic" "enum_merchandise_picture_topic",
  	"picture_variant" numeric,
  	"picture_circuit" "enum_merchandise_picture_circuit",
  	"picture_helmet" "enum_merchandise_picture_helmet",
  	"picture_medal" "enum_merchandise_picture_medal",
  	"picture_item" "enum_merchandise_picture_item",
  	"picture_poster_title" varchar,
  	"picture_poster_facts" varchar,
  	"picture_image_id" integer,
  	"drawn_colour" varchar,
  	"drawn_mark" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_merchandise_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "merchandise_locales" (
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_merchandise_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_product_code" varchar,
  	"version_description" varchar,
  	"version_price" numeric,
  	"version_picture_source" "enum__merchandise_v_version_picture_source",
  	"version_picture_vehicle" "enum__merchandise_v_version_picture_vehicle",
  	"version_picture_colour_id" integer,
  	"version_picture_scene" "enum__merchandise_v_version_picture_scene" DEFAULT 'drakensberg',
  	"version_picture_view" "enum__merchandise_v_version_picture_view" DEFAULT 'side',
  	"version_picture_livery" "enum__merchandise_v_version_picture_livery",
  	"version_picture_number" varchar,
  	"version_picture_wheels" "enum__merchandise_v_version_picture_wheels",
  	"version_picture_topic" "enum__merchandise_v_version_picture_topic",
  	"version_picture_variant" numeric,
  	"version_picture_circuit" "enum__merchandise_v_version_picture_circuit",
  	"version_picture_helmet" "enum__merchandise_v_version_picture_helmet",
  	"version_picture_medal" "enum__merchandise_v_version_picture_medal",
  	"version_picture_item" "enum__merchandise_v_version_picture_item",
  	"version_picture_poster_title" varchar,
  	"version_picture_poster_facts" varchar,
  	"version_picture_image_id" integer,
  	"version_drawn_colour" varchar,
  	"version_drawn_mark" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__merchandise_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__merchandise_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_merchandise_v_locales" (
  	"version_picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "form_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "form_settings_locales" (
  	"contact_thanks_heading" varchar,
  	"contact_thanks_text" varchar,
  	"merchandise_thanks_heading" varchar,
  	"merchandise_thanks_text" varchar,
  	"document_thanks_heading" varchar,
  	"document_thanks_text" varchar,
  	"sponsorship_thanks_heading" varchar,
  	"sponsorship_thanks_text" varchar,
  	"citizenship_thanks_heading" varchar,
  	"citizenship_thanks_text" varchar,
  	"academy_thanks_heading" varchar,
  	"academy_thanks_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "form_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_form_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_form_settings_v_locales" (
  	"version_contact_thanks_heading" varchar,
  	"version_contact_thanks_text" varchar,
  	"version_merchandise_thanks_heading" varchar,
  	"version_merchandise_thanks_text" varchar,
  	"version_document_thanks_heading" varchar,
  	"version_document_thanks_text" varchar,
  	"version_sponsorship_thanks_heading" varchar,
  	"version_sponsorship_thanks_text" varchar,
  	"version_citizenship_thanks_heading" varchar,
  	"version_citizenship_thanks_text" varchar,
  	"version_academy_thanks_heading" varchar,
  	"version_academy_thanks_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_form_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "enquiry_file_chunks" (
  	"file_id" integer NOT NULL,
  	"position" integer NOT NULL,
  	"data" "bytea" NOT NULL,
  	CONSTRAINT "enquiry_file_chunks_file_id_position_pk" PRIMARY KEY("file_id","position")
  );
  
  -- Pictures and most of a PDF are compressed already.
  ALTER TABLE "enquiry_file_chunks" ALTER COLUMN "data" SET STORAGE EXTERNAL;
  
  ALTER TABLE "enquiries" ADD COLUMN "details_in_words" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "details" jsonb;
  ALTER TABLE "consent_entries" ADD COLUMN "purpose" "enum_consent_entries_purpose" DEFAULT 'marketing' NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "enquiry_files_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_feedback_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "merchandise_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "addresses_purchase_site" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_addresses_purchase_site" varchar;
  ALTER TABLE "finance_settings" ADD COLUMN "trade_in_margin" numeric DEFAULT 1500 NOT NULL;
  ALTER TABLE "finance_settings" ADD COLUMN "trade_in_excellent" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "finance_settings" ADD COLUMN "trade_in_good" numeric DEFAULT 500 NOT NULL;
  ALTER TABLE "finance_settings" ADD COLUMN "trade_in_average" numeric DEFAULT 1200 NOT NULL;
  ALTER TABLE "finance_settings" ADD COLUMN "trade_in_poor" numeric DEFAULT 2500 NOT NULL;
  ALTER TABLE "_finance_settings_v" ADD COLUMN "version_trade_in_margin" numeric DEFAULT 1500 NOT NULL;
  ALTER TABLE "_finance_settings_v" ADD COLUMN "version_trade_in_excellent" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "_finance_settings_v" ADD COLUMN "version_trade_in_good" numeric DEFAULT 500 NOT NULL;
  ALTER TABLE "_finance_settings_v" ADD COLUMN "version_trade_in_average" numeric DEFAULT 1200 NOT NULL;
  ALTER TABLE "_finance_settings_v" ADD COLUMN "version_trade_in_poor" numeric DEFAULT 2500 NOT NULL;
  ALTER TABLE "privacy_settings" ADD COLUMN "feedback_months" numeric DEFAULT 12 NOT NULL;
  ALTER TABLE "_privacy_settings_v" ADD COLUMN "version_feedback_months" numeric DEFAULT 12 NOT NULL;
  ALTER TABLE "enquiry_files" ADD CONSTRAINT "enquiry_files_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "merchandise" ADD CONSTRAINT "merchandise_picture_colour_id_colours_id_fk" FOREIGN KEY ("picture_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "merchandise" ADD CONSTRAINT "merchandise_picture_image_id_media_id_fk" FOREIGN KEY ("picture_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "merchandise_locales" ADD CONSTRAINT "merchandise_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."merchandise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_merchandise_v" ADD CONSTRAINT "_merchandise_v_parent_id_merchandise_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."merchandise"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_merchandise_v" ADD CONSTRAINT "_merchandise_v_version_picture_colour_id_colours_id_fk" FOREIGN KEY ("version_picture_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_merchandise_v" ADD CONSTRAINT "_merchandise_v_version_picture_image_id_media_id_fk" FOREIGN KEY ("version_picture_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_merchandise_v_locales" ADD CONSTRAINT "_merchandise_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_merchandise_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_settings_locales" ADD CONSTRAINT "form_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_settings_texts" ADD CONSTRAINT "form_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."form_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_form_settings_v_locales" ADD CONSTRAINT "_form_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_form_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_form_settings_v_texts" ADD CONSTRAINT "_form_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_form_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiry_file_chunks" ADD CONSTRAINT "enquiry_file_chunks_file_id_enquiry_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."enquiry_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "enquiry_files_key_idx" ON "enquiry_files" USING btree ("key");
  CREATE INDEX "enquiry_files_form_key_idx" ON "enquiry_files" USING btree ("form_key");
  CREATE INDEX "enquiry_files_enquiry_idx" ON "enquiry_files" USING btree ("enquiry_id");
  CREATE INDEX "enquiry_files_expires_at_idx" ON "enquiry_files" USING btree ("expires_at");
  CREATE INDEX "enquiry_files_updated_at_idx" ON "enquiry_files" USING btree ("updated_at");
  CREATE INDEX "enquiry_files_created_at_idx" ON "enquiry_files" USING btree ("created_at");
  CREATE INDEX "page_feedback_page_idx" ON "page_feedback" USING btree ("page");
  CREATE INDEX "page_feedback_answer_idx" ON "page_feedback" USING btree ("answer");
  CREATE INDEX "page_feedback_received_at_idx" ON "page_feedback" USING btree ("received_at");
  CREATE INDEX "page_feedback_updated_at_idx" ON "page_feedback" USING btree ("updated_at");
  CREATE INDEX "page_feedback_created_at_idx" ON "page_feedback" USING btree ("created_at");
  CREATE UNIQUE INDEX "merchandise_product_code_idx" ON "merchandise" USING btree ("product_code") WHERE "merchandise"."deleted_at" is null;
  CREATE INDEX "merchandise_picture_picture_colour_idx" ON "merchandise" USING btree ("picture_colour_id");
  CREATE INDEX "merchandise_picture_picture_image_idx" ON "merchandise" USING btree ("picture_image_id");
  CREATE INDEX "merchandise_deleted_at_idx" ON "merchandise" USING btree ("deleted_at");
  CREATE INDEX "merchandise_updated_at_idx" ON "merchandise" USING btree ("updated_at");
  CREATE INDEX "merchandise_created_at_idx" ON "merchandise" USING btree ("created_at");
  CREATE INDEX "merchandise__status_idx" ON "merchandise" USING btree ("_status");
  CREATE UNIQUE INDEX "merchandise_locales_locale_parent_id_unique" ON "merchandise_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_merchandise_v_parent_idx" ON "_merchandise_v" USING btree ("parent_id");
  CREATE INDEX "_merchandise_v_version_version_product_code_idx" ON "_merchandise_v" USING btree ("version_product_code");
  CREATE INDEX "_merchandise_v_version_picture_version_picture_colour_idx" ON "_merchandise_v" USING btree ("version_picture_colour_id");
  CREATE INDEX "_merchandise_v_version_picture_version_picture_image_idx" ON "_merchandise_v" USING btree ("version_picture_image_id");
  CREATE INDEX "_merchandise_v_version_version_deleted_at_idx" ON "_merchandise_v" USING btree ("version_deleted_at");
  CREATE INDEX "_merchandise_v_version_version_updated_at_idx" ON "_merchandise_v" USING btree ("version_updated_at");
  CREATE INDEX "_merchandise_v_version_version_created_at_idx" ON "_merchandise_v" USING btree ("version_created_at");
  CREATE INDEX "_merchandise_v_version_version__status_idx" ON "_merchandise_v" USING btree ("version__status");
  CREATE INDEX "_merchandise_v_created_at_idx" ON "_merchandise_v" USING btree ("created_at");
  CREATE INDEX "_merchandise_v_updated_at_idx" ON "_merchandise_v" USING btree ("updated_at");
  CREATE INDEX "_merchandise_v_snapshot_idx" ON "_merchandise_v" USING btree ("snapshot");
  CREATE INDEX "_merchandise_v_published_locale_idx" ON "_merchandise_v" USING btree ("published_locale");
  CREATE INDEX "_merchandise_v_latest_idx" ON "_merchandise_v" USING btree ("latest");
  CREATE INDEX "_merchandise_v_autosave_idx" ON "_merchandise_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_merchandise_v_locales_locale_parent_id_unique" ON "_merchandise_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "form_settings_locales_locale_parent_id_unique" ON "form_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "form_settings_texts_order_parent" ON "form_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_form_settings_v_created_at_idx" ON "_form_settings_v" USING btree ("created_at");
  CREATE INDEX "_form_settings_v_updated_at_idx" ON "_form_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_form_settings_v_locales_locale_parent_id_unique" ON "_form_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_form_settings_v_texts_order_parent" ON "_form_settings_v_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiry_files_fk" FOREIGN KEY ("enquiry_files_id") REFERENCES "public"."enquiry_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_feedback_fk" FOREIGN KEY ("page_feedback_id") REFERENCES "public"."page_feedback"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_merchandise_fk" FOREIGN KEY ("merchandise_id") REFERENCES "public"."merchandise"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_enquiry_files_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiry_files_id");
  CREATE INDEX "payload_locked_documents_rels_page_feedback_id_idx" ON "payload_locked_documents_rels" USING btree ("page_feedback_id");
  CREATE INDEX "payload_locked_documents_rels_merchandise_id_idx" ON "payload_locked_documents_rels" USING btree ("merchandise_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiry_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_feedback" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "merchandise" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "merchandise_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_merchandise_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_merchandise_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_settings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_settings_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_form_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_form_settings_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_form_settings_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiry_file_chunks" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "enquiry_files" CASCADE;
  DROP TABLE "page_feedback" CASCADE;
  DROP TABLE "merchandise" CASCADE;
  DROP TABLE "merchandise_locales" CASCADE;
  DROP TABLE "_merchandise_v" CASCADE;
  DROP TABLE "_merchandise_v_locales" CASCADE;
  DROP TABLE "form_settings" CASCADE;
  DROP TABLE "form_settings_locales" CASCADE;
  DROP TABLE "form_settings_texts" CASCADE;
  DROP TABLE "_form_settings_v" CASCADE;
  DROP TABLE "_form_settings_v_locales" CASCADE;
  DROP TABLE "_form_settings_v_texts" CASCADE;
  DROP TABLE "enquiry_file_chunks" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_enquiry_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_feedback_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_merchandise_fk";
  
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_kind";
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('vehicle', 'quote', 'testDrive', 'contact', 'dealerContact', 'usedVehicle', 'special', 'financeOffer', 'financeQuery', 'subscription');
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enquiries_kind" USING "kind"::"public"."enum_enquiries_kind";
  ALTER TABLE "consent_texts" ALTER COLUMN "purpose" SET DATA TYPE text;
  DROP TYPE "public"."enum_consent_texts_purpose";
  CREATE TYPE "public"."enum_consent_texts_purpose" AS ENUM('marketing', 'privacy');
  ALTER TABLE "consent_texts" ALTER COLUMN "purpose" SET DATA TYPE "public"."enum_consent_texts_purpose" USING "purpose"::"public"."enum_consent_texts_purpose";
  ALTER TABLE "_consent_texts_v" ALTER COLUMN "version_purpose" SET DATA TYPE text;
  DROP TYPE "public"."enum__consent_texts_v_version_purpose";
  CREATE TYPE "public"."enum__consent_texts_v_version_purpose" AS ENUM('marketing', 'privacy');
  ALTER TABLE "_consent_texts_v" ALTER COLUMN "version_purpose" SET DATA TYPE "public"."enum__consent_texts_v_version_purpose" USING "version_purpose"::"public"."enum__consent_texts_v_version_purpose";
  DROP INDEX "payload_locked_documents_rels_enquiry_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_page_feedback_id_idx";
  DROP INDEX "payload_locked_documents_rels_merchandise_id_idx";
  ALTER TABLE "enquiries" DROP COLUMN "details_in_words";
  ALTER TABLE "enquiries" DROP COLUMN "details";
  ALTER TABLE "consent_entries" DROP COLUMN "purpose";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "enquiry_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_feedback_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "merchandise_id";
  ALTER TABLE "site_settings" DROP COLUMN "addresses_purchase_site";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_addresses_purchase_site";
  ALTER TABLE "finance_settings" DROP COLUMN "trade_in_margin";
  ALTER TABLE "finance_settings" DROP COLUMN "trade_in_excellent";
  ALTER TABLE "finance_settings" DROP COLUMN "trade_in_good";
  ALTER TABLE "finance_settings" DROP COLUMN "trade_in_average";
  ALTER TABLE "finance_settings" DROP COLUMN "trade_in_poor";
  ALTER TABLE "_finance_settings_v" DROP COLUMN "version_trade_in_margin";
  ALTER TABLE "_finance_settings_v" DROP COLUMN "version_trade_in_excellent";
  ALTER TABLE "_finance_settings_v" DROP COLUMN "version_trade_in_good";
  ALTER TABLE "_finance_settings_v" DROP COLUMN "version_trade_in_average";
  ALTER TABLE "_finance_settings_v" DROP COLUMN "version_trade_in_poor";
  ALTER TABLE "privacy_settings" DROP COLUMN "feedback_months";
  ALTER TABLE "_privacy_settings_v" DROP COLUMN "version_feedback_months";
  DROP TYPE "public"."enum_enquiry_files_verdict";
  DROP TYPE "public"."enum_page_feedback_answer";
  DROP TYPE "public"."enum_page_feedback_language";
  DROP TYPE "public"."enum_merchandise_picture_source";
  DROP TYPE "public"."enum_merchandise_picture_vehicle";
  DROP TYPE "public"."enum_merchandise_picture_scene";
  DROP TYPE "public"."enum_merchandise_picture_view";
  DROP TYPE "public"."enum_merchandise_picture_livery";
  DROP TYPE "public"."enum_merchandise_picture_wheels";
  DROP TYPE "public"."enum_merchandise_picture_topic";
  DROP TYPE "public"."enum_merchandise_picture_circuit";
  DROP TYPE "public"."enum_merchandise_picture_helmet";
  DROP TYPE "public"."enum_merchandise_picture_medal";
  DROP TYPE "public"."enum_merchandise_picture_item";
  DROP TYPE "public"."enum_merchandise_status";
  DROP TYPE "public"."enum__merchandise_v_version_picture_source";
  DROP TYPE "public"."enum__merchandise_v_version_picture_vehicle";
  DROP TYPE "public"."enum__merchandise_v_version_picture_scene";
  DROP TYPE "public"."enum__merchandise_v_version_picture_view";
  DROP TYPE "public"."enum__merchandise_v_version_picture_livery";
  DROP TYPE "public"."enum__merchandise_v_version_picture_wheels";
  DROP TYPE "public"."enum__merchandise_v_version_picture_topic";
  DROP TYPE "public"."enum__merchandise_v_version_picture_circuit";
  DROP TYPE "public"."enum__merchandise_v_version_picture_helmet";
  DROP TYPE "public"."enum__merchandise_v_version_picture_medal";
  DROP TYPE "public"."enum__merchandise_v_version_picture_item";
  DROP TYPE "public"."enum__merchandise_v_version_status";
  DROP TYPE "public"."enum__merchandise_v_published_locale";
  DROP TYPE "public"."enum_consent_entries_purpose";`)
}
