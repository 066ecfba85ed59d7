import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('vehicle', 'quote', 'testDrive', 'contact');
  CREATE TYPE "public"."enum_enquiries_preferred_contact" AS ENUM('email', 'phone');
  CREATE TYPE "public"."enum_enquiries_language" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_enquiries_status" AS ENUM('new', 'inProgress', 'done', 'spam');
  CREATE TYPE "public"."enum_deliveries_channel" AS ENUM('leadProvider', 'email', 'confirmation', 'crm', 'consent');
  CREATE TYPE "public"."enum_deliveries_state" AS ENUM('waiting', 'delivered', 'needsAttention');
  CREATE TYPE "public"."enum_handovers_service" AS ENUM('leadProvider', 'consent');
  CREATE TYPE "public"."enum_subscribers_state" AS ENUM('pending', 'subscribed', 'unsubscribed');
  CREATE TYPE "public"."enum_dealers_crm_delivery" AS ENUM('none', 'attachment', 'address');
  CREATE TYPE "public"."enum__dealers_v_version_crm_delivery" AS ENUM('none', 'attachment', 'address');
  CREATE TYPE "public"."enum_consent_entries_act" AS ENUM('given', 'withdrawn', 'objected');
  CREATE TYPE "public"."enum_privacy_requests_wish" AS ENUM('export', 'erase', 'objection');
  CREATE TYPE "public"."enum_privacy_requests_state" AS ENUM('unconfirmed', 'open', 'done');
  ALTER TYPE "public"."enum_redirects_to_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "public"."enum_header_items_entries_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "public"."enum_header_items_entries_mobile_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "public"."enum_header_items_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "public"."enum_header_items_mobile_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "public"."enum_header_racing_entries_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "public"."enum_header_racing_entries_mobile_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "public"."enum_header_racing_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "public"."enum_header_racing_mobile_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "public"."enum__header_items_entries_v_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "public"."enum__header_items_entries_v_mobile_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "public"."enum__header_items_v_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "public"."enum__header_items_v_mobile_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "public"."enum__header_racing_entries_v_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "public"."enum__header_racing_entries_v_mobile_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "public"."enum__header_racing_v_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "public"."enum__header_racing_v_mobile_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "public"."enum_footer_entries_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "public"."enum_footer_legal_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "public"."enum__footer_entries_v_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "public"."enum__footer_legal_v_link_kind" ADD VALUE 'file' BEFORE 'address';
  CREATE TABLE "enquiries_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "enquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"kind" "enum_enquiries_kind" NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"full_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"preferred_contact" "enum_enquiries_preferred_contact",
  	"note" varchar,
  	"about" varchar,
  	"dealer_id" integer,
  	"dealer_name" varchar,
  	"language" "enum_enquiries_language" NOT NULL,
  	"page" varchar,
  	"erased_at" timestamp(3) with time zone,
  	"form_key" varchar NOT NULL,
  	"subject" jsonb,
  	"dealer_details" jsonb,
  	"marketing" jsonb,
  	"status" "enum_enquiries_status" DEFAULT 'new' NOT NULL,
  	"assigned_to_id" integer,
  	"responded_at" timestamp(3) with time zone,
  	"response_minutes" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enquiry_id" integer NOT NULL,
  	"channel" "enum_deliveries_channel" NOT NULL,
  	"state" "enum_deliveries_state" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0,
  	"delivered_at" timestamp(3) with time zone,
  	"key" varchar NOT NULL,
  	"detail" varchar,
  	"history" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar,
  	"recipients" varchar,
  	"reply_to" varchar,
  	"about" varchar,
  	"html" varchar,
  	"text" varchar,
  	"attachments" jsonb,
  	"message_id" varchar,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "handovers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"service" "enum_handovers_service" NOT NULL,
  	"reference" varchar,
  	"person" varchar,
  	"body" jsonb NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"state" "enum_subscribers_state" NOT NULL,
  	"person" varchar NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"left_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consent_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"act" "enum_consent_entries_act" NOT NULL,
  	"person" varchar NOT NULL,
  	"wording_version" numeric,
  	"language" varchar,
  	"channel" varchar,
  	"divisions" varchar,
  	"source" varchar,
  	"page" varchar,
  	"reference" varchar
  );
  
  CREATE TABLE "privacy_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"wish" "enum_privacy_requests_wish" NOT NULL,
  	"email" varchar,
  	"person" varchar NOT NULL,
  	"state" "enum_privacy_requests_state" NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"due_at" timestamp(3) with time zone,
  	"done_at" timestamp(3) with time zone,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_site_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "privacy_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enquiry_months" numeric DEFAULT 24 NOT NULL,
  	"pending_subscriber_days" numeric DEFAULT 30 NOT NULL,
  	"former_subscriber_months" numeric DEFAULT 6 NOT NULL,
  	"privacy_request_months" numeric DEFAULT 36 NOT NULL,
  	"mail_days" numeric DEFAULT 90 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_privacy_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_enquiry_months" numeric DEFAULT 24 NOT NULL,
  	"version_pending_subscriber_days" numeric DEFAULT 30 NOT NULL,
  	"version_former_subscriber_months" numeric DEFAULT 6 NOT NULL,
  	"version_privacy_request_months" numeric DEFAULT 36 NOT NULL,
  	"version_mail_days" numeric DEFAULT 90 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "meta_image_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_meta_image_id" integer;
  ALTER TABLE "redirects" ADD COLUMN "to_file_id" integer;
  ALTER TABLE "ranges" ADD COLUMN "canonical_url" varchar;
  ALTER TABLE "_ranges_v" ADD COLUMN "version_canonical_url" varchar;
  ALTER TABLE "dealers" ADD COLUMN "crm_delivery" "enum_dealers_crm_delivery" DEFAULT 'none';
  ALTER TABLE "dealers" ADD COLUMN "crm_address" varchar;
  ALTER TABLE "_dealers_v" ADD COLUMN "version_crm_delivery" "enum__dealers_v_version_crm_delivery" DEFAULT 'none';
  ALTER TABLE "_dealers_v" ADD COLUMN "version_crm_address" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "enquiries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "deliveries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mails_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "handovers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscribers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consent_entries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "privacy_requests_id" integer;
  ALTER TABLE "header_items_entries" ADD COLUMN "link_file_id" integer;
  ALTER TABLE "header_items_entries" ADD COLUMN "mobile_link_file_id" integer;
  ALTER TABLE "header_items" ADD COLUMN "link_file_id" integer;
  ALTER TABLE "header_items" ADD COLUMN "mobile_link_file_id" integer;
  ALTER TABLE "header_racing_entries" ADD COLUMN "link_file_id" integer;
  ALTER TABLE "header_racing_entries" ADD COLUMN "mobile_link_file_id" integer;
  ALTER TABLE "header_racing" ADD COLUMN "link_file_id" integer;
  ALTER TABLE "header_racing" ADD COLUMN "mobile_link_file_id" integer;
  ALTER TABLE "_header_items_entries_v" ADD COLUMN "link_file_id" integer;
  ALTER TABLE "_header_items_entries_v" ADD COLUMN "mobile_link_file_id" integer;
  ALTER TABLE "_header_items_v" ADD COLUMN "link_file_id" integer;
  ALTER TABLE "_header_items_v" ADD COLUMN "mobile_link_file_id" integer;
  ALTER TABLE "_header_racing_entries_v" ADD COLUMN "link_file_id" integer;
  ALTER TABLE "_header_racing_entries_v" ADD COLUMN "mobile_link_file_id" integer;
  ALTER TABLE "_header_racing_v" ADD COLUMN "link_file_id" integer;
  ALTER TABLE "_header_racing_v" ADD COLUMN "mobile_link_file_id" integer;
  ALTER TABLE "footer_entries" ADD COLUMN "link_file_id" integer;
  ALTER TABLE "footer_legal" ADD COLUMN "link_file_id" integer;
  ALTER TABLE "_footer_entries_v" ADD COLUMN "link_file_id" integer;
  ALTER TABLE "_footer_legal_v" ADD COLUMN "link_file_id" integer;
  ALTER TABLE "enquiries_notes" ADD CONSTRAINT "enquiries_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_texts" ADD CONSTRAINT "site_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_texts" ADD CONSTRAINT "_site_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enquiries_notes_order_idx" ON "enquiries_notes" USING btree ("_order");
  CREATE INDEX "enquiries_notes_parent_id_idx" ON "enquiries_notes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "enquiries_reference_idx" ON "enquiries" USING btree ("reference");
  CREATE INDEX "enquiries_kind_idx" ON "enquiries" USING btree ("kind");
  CREATE INDEX "enquiries_received_at_idx" ON "enquiries" USING btree ("received_at");
  CREATE INDEX "enquiries_email_idx" ON "enquiries" USING btree ("email");
  CREATE INDEX "enquiries_dealer_idx" ON "enquiries" USING btree ("dealer_id");
  CREATE INDEX "enquiries_page_idx" ON "enquiries" USING btree ("page");
  CREATE UNIQUE INDEX "enquiries_form_key_idx" ON "enquiries" USING btree ("form_key");
  CREATE INDEX "enquiries_status_idx" ON "enquiries" USING btree ("status");
  CREATE INDEX "enquiries_assigned_to_idx" ON "enquiries" USING btree ("assigned_to_id");
  CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");
  CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");
  CREATE INDEX "deliveries_enquiry_idx" ON "deliveries" USING btree ("enquiry_id");
  CREATE INDEX "deliveries_state_idx" ON "deliveries" USING btree ("state");
  CREATE UNIQUE INDEX "deliveries_key_idx" ON "deliveries" USING btree ("key");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");
  CREATE INDEX "mails_recipients_idx" ON "mails" USING btree ("recipients");
  CREATE INDEX "mails_about_idx" ON "mails" USING btree ("about");
  CREATE UNIQUE INDEX "mails_key_idx" ON "mails" USING btree ("key");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "handovers_service_idx" ON "handovers" USING btree ("service");
  CREATE INDEX "handovers_reference_idx" ON "handovers" USING btree ("reference");
  CREATE INDEX "handovers_person_idx" ON "handovers" USING btree ("person");
  CREATE UNIQUE INDEX "handovers_key_idx" ON "handovers" USING btree ("key");
  CREATE INDEX "handovers_updated_at_idx" ON "handovers" USING btree ("updated_at");
  CREATE INDEX "handovers_created_at_idx" ON "handovers" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_state_idx" ON "subscribers" USING btree ("state");
  CREATE INDEX "subscribers_person_idx" ON "subscribers" USING btree ("person");
  CREATE INDEX "subscribers_asked_at_idx" ON "subscribers" USING btree ("asked_at");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "consent_entries_at_idx" ON "consent_entries" USING btree ("at");
  CREATE INDEX "consent_entries_person_idx" ON "consent_entries" USING btree ("person");
  CREATE UNIQUE INDEX "privacy_requests_reference_idx" ON "privacy_requests" USING btree ("reference");
  CREATE INDEX "privacy_requests_email_idx" ON "privacy_requests" USING btree ("email");
  CREATE INDEX "privacy_requests_person_idx" ON "privacy_requests" USING btree ("person");
  CREATE INDEX "privacy_requests_state_idx" ON "privacy_requests" USING btree ("state");
  CREATE INDEX "privacy_requests_received_at_idx" ON "privacy_requests" USING btree ("received_at");
  CREATE INDEX "privacy_requests_due_at_idx" ON "privacy_requests" USING btree ("due_at");
  CREATE INDEX "privacy_requests_updated_at_idx" ON "privacy_requests" USING btree ("updated_at");
  CREATE INDEX "privacy_requests_created_at_idx" ON "privacy_requests" USING btree ("created_at");
  CREATE INDEX "site_settings_texts_order_parent" ON "site_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_site_settings_v_texts_order_parent" ON "_site_settings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_privacy_settings_v_created_at_idx" ON "_privacy_settings_v" USING btree ("created_at");
  CREATE INDEX "_privacy_settings_v_updated_at_idx" ON "_privacy_settings_v" USING btree ("updated_at");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_to_file_id_media_id_fk" FOREIGN KEY ("to_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiries_fk" FOREIGN KEY ("enquiries_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deliveries_fk" FOREIGN KEY ("deliveries_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_handovers_fk" FOREIGN KEY ("handovers_id") REFERENCES "public"."handovers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_entries_fk" FOREIGN KEY ("consent_entries_id") REFERENCES "public"."consent_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_privacy_requests_fk" FOREIGN KEY ("privacy_requests_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_items_entries" ADD CONSTRAINT "header_items_entries_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items_entries" ADD CONSTRAINT "header_items_entries_mobile_link_file_id_media_id_fk" FOREIGN KEY ("mobile_link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_mobile_link_file_id_media_id_fk" FOREIGN KEY ("mobile_link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_racing_entries" ADD CONSTRAINT "header_racing_entries_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_racing_entries" ADD CONSTRAINT "header_racing_entries_mobile_link_file_id_media_id_fk" FOREIGN KEY ("mobile_link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_racing" ADD CONSTRAINT "header_racing_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_racing" ADD CONSTRAINT "header_racing_mobile_link_file_id_media_id_fk" FOREIGN KEY ("mobile_link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_items_entries_v" ADD CONSTRAINT "_header_items_entries_v_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_items_entries_v" ADD CONSTRAINT "_header_items_entries_v_mobile_link_file_id_media_id_fk" FOREIGN KEY ("mobile_link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_items_v" ADD CONSTRAINT "_header_items_v_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_items_v" ADD CONSTRAINT "_header_items_v_mobile_link_file_id_media_id_fk" FOREIGN KEY ("mobile_link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_racing_entries_v" ADD CONSTRAINT "_header_racing_entries_v_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_racing_entries_v" ADD CONSTRAINT "_header_racing_entries_v_mobile_link_file_id_media_id_fk" FOREIGN KEY ("mobile_link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_racing_v" ADD CONSTRAINT "_header_racing_v_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_racing_v" ADD CONSTRAINT "_header_racing_v_mobile_link_file_id_media_id_fk" FOREIGN KEY ("mobile_link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_entries" ADD CONSTRAINT "footer_entries_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_legal" ADD CONSTRAINT "footer_legal_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_entries_v" ADD CONSTRAINT "_footer_entries_v_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_legal_v" ADD CONSTRAINT "_footer_legal_v_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_meta_meta_image_idx" ON "pages" USING btree ("meta_image_id");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "redirects_to_to_file_idx" ON "redirects" USING btree ("to_file_id");
  CREATE INDEX "payload_locked_documents_rels_enquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiries_id");
  CREATE INDEX "payload_locked_documents_rels_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_handovers_id_idx" ON "payload_locked_documents_rels" USING btree ("handovers_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_consent_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_entries_id");
  CREATE INDEX "payload_locked_documents_rels_privacy_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("privacy_requests_id");
  CREATE INDEX "header_items_entries_link_link_file_idx" ON "header_items_entries" USING btree ("link_file_id");
  CREATE INDEX "header_items_entries_mobile_link_mobile_link_file_idx" ON "header_items_entries" USING btree ("mobile_link_file_id");
  CREATE INDEX "header_items_link_link_file_idx" ON "header_items" USING btree ("link_file_id");
  CREATE INDEX "header_items_mobile_link_mobile_link_file_idx" ON "header_items" USING btree ("mobile_link_file_id");
  CREATE INDEX "header_racing_entries_link_link_file_idx" ON "header_racing_entries" USING btree ("link_file_id");
  CREATE INDEX "header_racing_entries_mobile_link_mobile_link_file_idx" ON "header_racing_entries" USING btree ("mobile_link_file_id");
  CREATE INDEX "header_racing_link_link_file_idx" ON "header_racing" USING btree ("link_file_id");
  CREATE INDEX "header_racing_mobile_link_mobile_link_file_idx" ON "header_racing" USING btree ("mobile_link_file_id");
  CREATE INDEX "_header_items_entries_v_link_link_file_idx" ON "_header_items_entries_v" USING btree ("link_file_id");
  CREATE INDEX "_header_items_entries_v_mobile_link_mobile_link_file_idx" ON "_header_items_entries_v" USING btree ("mobile_link_file_id");
  CREATE INDEX "_header_items_v_link_link_file_idx" ON "_header_items_v" USING btree ("link_file_id");
  CREATE INDEX "_header_items_v_mobile_link_mobile_link_file_idx" ON "_header_items_v" USING btree ("mobile_link_file_id");
  CREATE INDEX "_header_racing_entries_v_link_link_file_idx" ON "_header_racing_entries_v" USING btree ("link_file_id");
  CREATE INDEX "_header_racing_entries_v_mobile_link_mobile_link_file_idx" ON "_header_racing_entries_v" USING btree ("mobile_link_file_id");
  CREATE INDEX "_header_racing_v_link_link_file_idx" ON "_header_racing_v" USING btree ("link_file_id");
  CREATE INDEX "_header_racing_v_mobile_link_mobile_link_file_idx" ON "_header_racing_v" USING btree ("mobile_link_file_id");
  CREATE INDEX "footer_entries_link_link_file_idx" ON "footer_entries" USING btree ("link_file_id");
  CREATE INDEX "footer_legal_link_link_file_idx" ON "footer_legal" USING btree ("link_file_id");
  CREATE INDEX "_footer_entries_v_link_link_file_idx" ON "_footer_entries_v" USING btree ("link_file_id");
  CREATE INDEX "_footer_legal_v_link_link_file_idx" ON "_footer_legal_v" USING btree ("link_file_id");
  CREATE OR REPLACE FUNCTION consent_entries_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'Entries of the consent ledger are never changed or deleted.'; END $$;
  CREATE TRIGGER consent_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "consent_entries" FOR EACH STATEMENT EXECUTE FUNCTION consent_entries_append_only();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiries_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "deliveries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "handovers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_privacy_settings_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "enquiries_notes" CASCADE;
  DROP TABLE "enquiries" CASCADE;
  DROP TABLE "deliveries" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "handovers" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "consent_entries" CASCADE;
  DROP TABLE "privacy_requests" CASCADE;
  DROP TABLE "site_settings_texts" CASCADE;
  DROP TABLE "_site_settings_v_texts" CASCADE;
  DROP TABLE "privacy_settings" CASCADE;
  DROP TABLE "_privacy_settings_v" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_meta_image_id_media_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk";
  
  ALTER TABLE "redirects" DROP CONSTRAINT "redirects_to_file_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_enquiries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_deliveries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mails_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_handovers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscribers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consent_entries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_privacy_requests_fk";
  
  ALTER TABLE "header_items_entries" DROP CONSTRAINT "header_items_entries_link_file_id_media_id_fk";
  
  ALTER TABLE "header_items_entries" DROP CONSTRAINT "header_items_entries_mobile_link_file_id_media_id_fk";
  
  ALTER TABLE "header_items" DROP CONSTRAINT "header_items_link_file_id_media_id_fk";
  
  ALTER TABLE "header_items" DROP CONSTRAINT "header_items_mobile_link_file_id_media_id_fk";
  
  ALTER TABLE "header_racing_entries" DROP CONSTRAINT "header_racing_entries_link_file_id_media_id_fk";
  
  ALTER TABLE "header_racing_entries" DROP CONSTRAINT "header_racing_entries_mobile_link_file_id_media_id_fk";
  
  ALTER TABLE "header_racing" DROP CONSTRAINT "header_racing_link_file_id_media_id_fk";
  
  ALTER TABLE "header_racing" DROP CONSTRAINT "header_racing_mobile_link_file_id_media_id_fk";
  
  ALTER TABLE "_header_items_entries_v" DROP CONSTRAINT "_header_items_entries_v_link_file_id_media_id_fk";
  
  ALTER TABLE "_header_items_entries_v" DROP CONSTRAINT "_header_items_entries_v_mobile_link_file_id_media_id_fk";
  
  ALTER TABLE "_header_items_v" DROP CONSTRAINT "_header_items_v_link_file_id_media_id_fk";
  
  ALTER TABLE "_header_items_v" DROP CONSTRAINT "_header_items_v_mobile_link_file_id_media_id_fk";
  
  ALTER TABLE "_header_racing_entries_v" DROP CONSTRAINT "_header_racing_entries_v_link_file_id_media_id_fk";
  
  ALTER TABLE "_header_racing_entries_v" DROP CONSTRAINT "_header_racing_entries_v_mobile_link_file_id_media_id_fk";
  
  ALTER TABLE "_header_racing_v" DROP CONSTRAINT "_header_racing_v_link_file_id_media_id_fk";
  
  ALTER TABLE "_header_racing_v" DROP CONSTRAINT "_header_racing_v_mobile_link_file_id_media_id_fk";
  
  ALTER TABLE "footer_entries" DROP CONSTRAINT "footer_entries_link_file_id_media_id_fk";
  
  ALTER TABLE "footer_legal" DROP CONSTRAINT "footer_legal_link_file_id_media_id_fk";
  
  ALTER TABLE "_footer_entries_v" DROP CONSTRAINT "_footer_entries_v_link_file_id_media_id_fk";
  
  ALTER TABLE "_footer_legal_v" DROP CONSTRAINT "_footer_legal_v_link_file_id_media_id_fk";
  
  ALTER TABLE "redirects" ALTER COLUMN "to_kind" SET DATA TYPE text;
  ALTER TABLE "redirects" ALTER COLUMN "to_kind" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_redirects_to_kind";
  CREATE TYPE "public"."enum_redirects_to_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "redirects" ALTER COLUMN "to_kind" SET DEFAULT 'page'::"public"."enum_redirects_to_kind";
  ALTER TABLE "redirects" ALTER COLUMN "to_kind" SET DATA TYPE "public"."enum_redirects_to_kind" USING "to_kind"::"public"."enum_redirects_to_kind";
  ALTER TABLE "header_items_entries" ALTER COLUMN "link_kind" SET DATA TYPE text;
  ALTER TABLE "header_items_entries" ALTER COLUMN "link_kind" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_header_items_entries_link_kind";
  CREATE TYPE "public"."enum_header_items_entries_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "header_items_entries" ALTER COLUMN "link_kind" SET DEFAULT 'page'::"public"."enum_header_items_entries_link_kind";
  ALTER TABLE "header_items_entries" ALTER COLUMN "link_kind" SET DATA TYPE "public"."enum_header_items_entries_link_kind" USING "link_kind"::"public"."enum_header_items_entries_link_kind";
  ALTER TABLE "header_items_entries" ALTER COLUMN "mobile_link_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_header_items_entries_mobile_link_kind";
  CREATE TYPE "public"."enum_header_items_entries_mobile_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "header_items_entries" ALTER COLUMN "mobile_link_kind" SET DATA TYPE "public"."enum_header_items_entries_mobile_link_kind" USING "mobile_link_kind"::"public"."enum_header_items_entries_mobile_link_kind";
  ALTER TABLE "header_items" ALTER COLUMN "link_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_header_items_link_kind";
  CREATE TYPE "public"."enum_header_items_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "header_items" ALTER COLUMN "link_kind" SET DATA TYPE "public"."enum_header_items_link_kind" USING "link_kind"::"public"."enum_header_items_link_kind";
  ALTER TABLE "header_items" ALTER COLUMN "mobile_link_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_header_items_mobile_link_kind";
  CREATE TYPE "public"."enum_header_items_mobile_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "header_items" ALTER COLUMN "mobile_link_kind" SET DATA TYPE "public"."enum_header_items_mobile_link_kind" USING "mobile_link_kind"::"public"."enum_header_items_mobile_link_kind";
  ALTER TABLE "header_racing_entries" ALTER COLUMN "link_kind" SET DATA TYPE text;
  ALTER TABLE "header_racing_entries" ALTER COLUMN "link_kind" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_header_racing_entries_link_kind";
  CREATE TYPE "public"."enum_header_racing_entries_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "header_racing_entries" ALTER COLUMN "link_kind" SET DEFAULT 'page'::"public"."enum_header_racing_entries_link_kind";
  ALTER TABLE "header_racing_entries" ALTER COLUMN "link_kind" SET DATA TYPE "public"."enum_header_racing_entries_link_kind" USING "link_kind"::"public"."enum_header_racing_entries_link_kind";
  ALTER TABLE "header_racing_entries" ALTER COLUMN "mobile_link_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_header_racing_entries_mobile_link_kind";
  CREATE TYPE "public"."enum_header_racing_entries_mobile_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "header_racing_entries" ALTER COLUMN "mobile_link_kind" SET DATA TYPE "public"."enum_header_racing_entries_mobile_link_kind" USING "mobile_link_kind"::"public"."enum_header_racing_entries_mobile_link_kind";
  ALTER TABLE "header_racing" ALTER COLUMN "link_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_header_racing_link_kind";
  CREATE TYPE "public"."enum_header_racing_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "header_racing" ALTER COLUMN "link_kind" SET DATA TYPE "public"."enum_header_racing_link_kind" USING "link_kind"::"public"."enum_header_racing_link_kind";
  ALTER TABLE "header_racing" ALTER COLUMN "mobile_link_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_header_racing_mobile_link_kind";
  CREATE TYPE "public"."enum_header_racing_mobile_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "header_racing" ALTER COLUMN "mobile_link_kind" SET DATA TYPE "public"."enum_header_racing_mobile_link_kind" USING "mobile_link_kind"::"public"."enum_header_racing_mobile_link_kind";
  ALTER TABLE "_header_items_entries_v" ALTER COLUMN "link_kind" SET DATA TYPE text;
  ALTER TABLE "_header_items_entries_v" ALTER COLUMN "link_kind" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum__header_items_entries_v_link_kind";
  CREATE TYPE "public"."enum__header_items_entries_v_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "_header_items_entries_v" ALTER COLUMN "link_kind" SET DEFAULT 'page'::"public"."enum__header_items_entries_v_link_kind";
  ALTER TABLE "_header_items_entries_v" ALTER COLUMN "link_kind" SET DATA TYPE "public"."enum__header_items_entries_v_link_kind" USING "link_kind"::"public"."enum__header_items_entries_v_link_kind";
  ALTER TABLE "_header_items_entries_v" ALTER COLUMN "mobile_link_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum__header_items_entries_v_mobile_link_kind";
  CREATE TYPE "public"."enum__header_items_entries_v_mobile_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "_header_items_entries_v" ALTER COLUMN "mobile_link_kind" SET DATA TYPE "public"."enum__header_items_entries_v_mobile_link_kind" USING "mobile_link_kind"::"public"."enum__header_items_entries_v_mobile_link_kind";
  ALTER TABLE "_header_items_v" ALTER COLUMN "link_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum__header_items_v_link_kind";
  CREATE TYPE "public"."enum__header_items_v_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "_header_items_v" ALTER COLUMN "link_kind" SET DATA TYPE "public"."enum__header_items_v_link_kind" USING "link_kind"::"public"."enum__header_items_v_link_kind";
  ALTER TABLE "_header_items_v" ALTER COLUMN "mobile_link_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum__header_items_v_mobile_link_kind";
  CREATE TYPE "public"."enum__header_items_v_mobile_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "_header_items_v" ALTER COLUMN "mobile_link_kind" SET DATA TYPE "public"."enum__header_items_v_mobile_link_kind" USING "mobile_link_kind"::"public"."enum__header_items_v_mobile_link_kind";
  ALTER TABLE "_header_racing_entries_v" ALTER COLUMN "link_kind" SET DATA TYPE text;
  ALTER TABLE "_header_racing_entries_v" ALTER COLUMN "link_kind" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum__header_racing_entries_v_link_kind";
  CREATE TYPE "public"."enum__header_racing_entries_v_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "_header_racing_entries_v" ALTER COLUMN "link_kind" SET DEFAULT 'page'::"public"."enum__header_racing_entries_v_link_kind";
  ALTER TABLE "_header_racing_entries_v" ALTER COLUMN "link_kind" SET DATA TYPE "public"."enum__header_racing_entries_v_link_kind" USING "link_kind"::"public"."enum__header_racing_entries_v_link_kind";
  ALTER TABLE "_header_racing_entries_v" ALTER COLUMN "mobile_link_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum__header_racing_entries_v_mobile_link_kind";
  CREATE TYPE "public"."enum__header_racing_entries_v_mobile_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "_header_racing_entries_v" ALTER COLUMN "mobile_link_kind" SET DATA TYPE "public"."enum__header_racing_entries_v_mobile_link_kind" USING "mobile_link_kind"::"public"."enum__header_racing_entries_v_mobile_link_kind";
  ALTER TABLE "_header_racing_v" ALTER COLUMN "link_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum__header_racing_v_link_kind";
  CREATE TYPE "public"."enum__header_racing_v_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "_header_racing_v" ALTER COLUMN "link_kind" SET DATA TYPE "public"."enum__header_racing_v_link_kind" USING "link_kind"::"public"."enum__header_racing_v_link_kind";
  ALTER TABLE "_header_racing_v" ALTER COLUMN "mobile_link_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum__header_racing_v_mobile_link_kind";
  CREATE TYPE "public"."enum__header_racing_v_mobile_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "_header_racing_v" ALTER COLUMN "mobile_link_kind" SET DATA TYPE "public"."enum__header_racing_v_mobile_link_kind" USING "mobile_link_kind"::"public"."enum__header_racing_v_mobile_link_kind";
  ALTER TABLE "footer_entries" ALTER COLUMN "link_kind" SET DATA TYPE text;
  ALTER TABLE "footer_entries" ALTER COLUMN "link_kind" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_footer_entries_link_kind";
  CREATE TYPE "public"."enum_footer_entries_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "footer_entries" ALTER COLUMN "link_kind" SET DEFAULT 'page'::"public"."enum_footer_entries_link_kind";
  ALTER TABLE "footer_entries" ALTER COLUMN "link_kind" SET DATA TYPE "public"."enum_footer_entries_link_kind" USING "link_kind"::"public"."enum_footer_entries_link_kind";
  ALTER TABLE "footer_legal" ALTER COLUMN "link_kind" SET DATA TYPE text;
  ALTER TABLE "footer_legal" ALTER COLUMN "link_kind" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_footer_legal_link_kind";
  CREATE TYPE "public"."enum_footer_legal_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "footer_legal" ALTER COLUMN "link_kind" SET DEFAULT 'page'::"public"."enum_footer_legal_link_kind";
  ALTER TABLE "footer_legal" ALTER COLUMN "link_kind" SET DATA TYPE "public"."enum_footer_legal_link_kind" USING "link_kind"::"public"."enum_footer_legal_link_kind";
  ALTER TABLE "_footer_entries_v" ALTER COLUMN "link_kind" SET DATA TYPE text;
  ALTER TABLE "_footer_entries_v" ALTER COLUMN "link_kind" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum__footer_entries_v_link_kind";
  CREATE TYPE "public"."enum__footer_entries_v_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "_footer_entries_v" ALTER COLUMN "link_kind" SET DEFAULT 'page'::"public"."enum__footer_entries_v_link_kind";
  ALTER TABLE "_footer_entries_v" ALTER COLUMN "link_kind" SET DATA TYPE "public"."enum__footer_entries_v_link_kind" USING "link_kind"::"public"."enum__footer_entries_v_link_kind";
  ALTER TABLE "_footer_legal_v" ALTER COLUMN "link_kind" SET DATA TYPE text;
  ALTER TABLE "_footer_legal_v" ALTER COLUMN "link_kind" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum__footer_legal_v_link_kind";
  CREATE TYPE "public"."enum__footer_legal_v_link_kind" AS ENUM('page', 'range', 'dealer', 'address');
  ALTER TABLE "_footer_legal_v" ALTER COLUMN "link_kind" SET DEFAULT 'page'::"public"."enum__footer_legal_v_link_kind";
  ALTER TABLE "_footer_legal_v" ALTER COLUMN "link_kind" SET DATA TYPE "public"."enum__footer_legal_v_link_kind" USING "link_kind"::"public"."enum__footer_legal_v_link_kind";
  DROP INDEX "pages_meta_meta_image_idx";
  DROP INDEX "_pages_v_version_meta_version_meta_image_idx";
  DROP INDEX "redirects_to_to_file_idx";
  DROP INDEX "payload_locked_documents_rels_enquiries_id_idx";
  DROP INDEX "payload_locked_documents_rels_deliveries_id_idx";
  DROP INDEX "payload_locked_documents_rels_mails_id_idx";
  DROP INDEX "payload_locked_documents_rels_handovers_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscribers_id_idx";
  DROP INDEX "payload_locked_documents_rels_consent_entries_id_idx";
  DROP INDEX "payload_locked_documents_rels_privacy_requests_id_idx";
  DROP INDEX "header_items_entries_link_link_file_idx";
  DROP INDEX "header_items_entries_mobile_link_mobile_link_file_idx";
  DROP INDEX "header_items_link_link_file_idx";
  DROP INDEX "header_items_mobile_link_mobile_link_file_idx";
  DROP INDEX "header_racing_entries_link_link_file_idx";
  DROP INDEX "header_racing_entries_mobile_link_mobile_link_file_idx";
  DROP INDEX "header_racing_link_link_file_idx";
  DROP INDEX "header_racing_mobile_link_mobile_link_file_idx";
  DROP INDEX "_header_items_entries_v_link_link_file_idx";
  DROP INDEX "_header_items_entries_v_mobile_link_mobile_link_file_idx";
  DROP INDEX "_header_items_v_link_link_file_idx";
  DROP INDEX "_header_items_v_mobile_link_mobile_link_file_idx";
  DROP INDEX "_header_racing_entries_v_link_link_file_idx";
  DROP INDEX "_header_racing_entries_v_mobile_link_mobile_link_file_idx";
  DROP INDEX "_header_racing_v_link_link_file_idx";
  DROP INDEX "_header_racing_v_mobile_link_mobile_link_file_idx";
  DROP INDEX "footer_entries_link_link_file_idx";
  DROP INDEX "footer_legal_link_link_file_idx";
  DROP INDEX "_footer_entries_v_link_link_file_idx";
  DROP INDEX "_footer_legal_v_link_link_file_idx";
  ALTER TABLE "pages" DROP COLUMN "meta_image_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "redirects" DROP COLUMN "to_file_id";
  ALTER TABLE "ranges" DROP COLUMN "canonical_url";
  ALTER TABLE "_ranges_v" DROP COLUMN "version_canonical_url";
  ALTER TABLE "dealers" DROP COLUMN "crm_delivery";
  ALTER TABLE "dealers" DROP COLUMN "crm_address";
  ALTER TABLE "_dealers_v" DROP COLUMN "version_crm_delivery";
  ALTER TABLE "_dealers_v" DROP COLUMN "version_crm_address";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "enquiries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "deliveries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mails_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "handovers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscribers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consent_entries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "privacy_requests_id";
  ALTER TABLE "header_items_entries" DROP COLUMN "link_file_id";
  ALTER TABLE "header_items_entries" DROP COLUMN "mobile_link_file_id";
  ALTER TABLE "header_items" DROP COLUMN "link_file_id";
  ALTER TABLE "header_items" DROP COLUMN "mobile_link_file_id";
  ALTER TABLE "header_racing_entries" DROP COLUMN "link_file_id";
  ALTER TABLE "header_racing_entries" DROP COLUMN "mobile_link_file_id";
  ALTER TABLE "header_racing" DROP COLUMN "link_file_id";
  ALTER TABLE "header_racing" DROP COLUMN "mobile_link_file_id";
  ALTER TABLE "_header_items_entries_v" DROP COLUMN "link_file_id";
  ALTER TABLE "_header_items_entries_v" DROP COLUMN "mobile_link_file_id";
  ALTER TABLE "_header_items_v" DROP COLUMN "link_file_id";
  ALTER TABLE "_header_items_v" DROP COLUMN "mobile_link_file_id";
  ALTER TABLE "_header_racing_entries_v" DROP COLUMN "link_file_id";
  ALTER TABLE "_header_racing_entries_v" DROP COLUMN "mobile_link_file_id";
  ALTER TABLE "_header_racing_v" DROP COLUMN "link_file_id";
  ALTER TABLE "_header_racing_v" DROP COLUMN "mobile_link_file_id";
  ALTER TABLE "footer_entries" DROP COLUMN "link_file_id";
  ALTER TABLE "footer_legal" DROP COLUMN "link_file_id";
  ALTER TABLE "_footer_entries_v" DROP COLUMN "link_file_id";
  ALTER TABLE "_footer_legal_v" DROP COLUMN "link_file_id";
  DROP TYPE "public"."enum_enquiries_kind";
  DROP TYPE "public"."enum_enquiries_preferred_contact";
  DROP TYPE "public"."enum_enquiries_language";
  DROP TYPE "public"."enum_enquiries_status";
  DROP TYPE "public"."enum_deliveries_channel";
  DROP TYPE "public"."enum_deliveries_state";
  DROP TYPE "public"."enum_handovers_service";
  DROP TYPE "public"."enum_subscribers_state";
  DROP TYPE "public"."enum_dealers_crm_delivery";
  DROP TYPE "public"."enum__dealers_v_version_crm_delivery";
  DROP TYPE "public"."enum_consent_entries_act";
  DROP TYPE "public"."enum_privacy_requests_wish";
  DROP TYPE "public"."enum_privacy_requests_state";
  DROP FUNCTION consent_entries_append_only();`)
}
