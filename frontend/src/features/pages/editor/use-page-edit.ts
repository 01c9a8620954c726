import { type AdminPage, SavePageBody } from '@pruefer/contracts';
import { type SubmitEvent, useRef } from 'react';
import { saveResult } from '~/api/store/save-result.js';
import { tc } from '~/texts/de-console.js';
import { type EditOutcome, useEditForm } from '~/ui/form/edit-form/use-edit-form.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { editedFields, requiredFields } from '../fields/page-fields.js';
import { useSaveDraftMutation, useSavePageMutation } from '../records/pages.api.js';
import { usePublishing } from '../publishing/use-publishing.js';
import { errorAtSlug } from '../fields/error-at-slug.js';

const text = tc.pages.editing;

/** The form of a page, which saves for visitors, or as a draft that visitors do not see. */
export function usePageEdit(latest: AdminPage) {
  const [savePage] = useSavePageMutation();
  const [saveDraft] = useSaveDraftMutation();
  const mayGoOn = useQuestions();
  const toast = useToast();
  const { id } = latest;
  /** Whether the running save is one of a draft. */
  const isDraft = useRef(false);
  const wantsDraft = useRef(false);

  const edit = useEditForm<AdminPage, SavePageBody>({
    latest,
    toValues: editedFields,
    body: SavePageBody,
    draft: { key: `pages.edit.${id}`, secrets: [] },
    required: requiredFields,
    failed: text.failed,
    save,
    onSaved: (page) => toast({ kind: 'success', ...(isDraft.current ? text.draftSaved(page.title) : savedText(page)) }),
  });

  /** Uses the current position in the menu unless the user has typed one, because the list can change it too. */
  const withMenuOrder = (values: SavePageBody) => ({
    ...values,
    menuOrder: edit.form.getFieldState('menuOrder').isDirty ? (values.menuOrder ?? 0) : latest.menuOrder,
  });

  async function save(values: SavePageBody, version: number): Promise<EditOutcome<AdminPage>> {
    const change = {
      ...withMenuOrder(values),
      version: isOnlyMoved(edit.openedState, latest) ? latest.version : version,
    };
    if (isDraft.current) {
      const draft = { ...change };
      // Drafts do not contain whether visitors see the page.
      delete draft.isPublished;
      return toOutcome(saveResult(await saveDraft({ id, change: draft })));
    }
    if (!(await mayGoOn(edit.openedState, values))) return 'open';
    return toOutcome(saveResult(await savePage({ id, change })));
  }

  function savedText({ title, isPublished }: AdminPage) {
    if (isPublished === edit.openedState.isPublished) return text.saved(title);
    return isPublished ? text.published(title) : text.unpublished(title);
  }

  /** Submits the form, and `send` saves it as a draft. */
  function sendDraft(form: HTMLFormElement | null) {
    wantsDraft.current = true;
    form?.requestSubmit();
    wantsDraft.current = false;
  }

  function send(event: SubmitEvent) {
    if (edit.form.formState.isSubmitting || !edit.isDirty) return event.preventDefault();
    isDraft.current = wantsDraft.current;
    return edit.send(event);
  }

  return { ...edit, send, sendDraft };
}

export type PageEdit = ReturnType<typeof usePageEdit>;

/** Asks the necessary questions before a page is saved for visitors. */
function useQuestions() {
  const { confirmMove, confirmPublish, confirmUnpublish } = usePublishing();
  return async (before: AdminPage, values: SavePageBody) => {
    const { slug = '', translationOf = null, title = '', metaDescription = null, content = '', isPublished } = values;
    if (!(await confirmMove(before, { slug, translationOf }))) return false;
    if (isPublished && !before.isPublished) return confirmPublish({ title, slug, content, metaDescription });
    return isPublished || !before.isPublished || confirmUnpublish(before);
  };
}

/** Whether only the position in the menu has changed: then saving overwrites no text. */
function isOnlyMoved(before: AdminPage, now: AdminPage): boolean {
  const serializePage = (page: AdminPage) =>
    JSON.stringify({ ...editedFields(page), menuOrder: 0, draft: page.draft?.savedAt });
  return now.version > before.version && serializePage(before) === serializePage(now);
}

function toOutcome(result: ReturnType<typeof saveResult<AdminPage>>): EditOutcome<AdminPage> {
  return result.error ? { error: errorAtSlug(result.error) } : result;
}
